// Claim: hand over hand: each iteration sets the next lock and unsets its own, so that at its start it holds its own.
// Source: semantics.md §6 (must-held on all paths; locks by address); OpenMP 5.2 §18.9
#include <omp.h>

#define N 20

int main(void)
{
	static omp_lock_t gate[N];
	int cell[N] = { 0 };

	for (int i = 0; i < N; i++)
		omp_init_lock(&gate[i]);
#pragma omp parallel //@ RACE_FREE
	{
		omp_set_lock(&gate[0]);
		for (int i = 0; i + 1 < N; i++) {
			cell[i]++;
			omp_set_lock(&gate[i + 1]);
			omp_unset_lock(&gate[i]);
		}
		cell[N - 1]++;
		omp_unset_lock(&gate[N - 1]);
	}
	return cell[3];
}

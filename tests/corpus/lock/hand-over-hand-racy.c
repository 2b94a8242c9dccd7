// Claim: hand over hand: an iteration that touches its neighbour before it has the neighbour's lock races with that one's owner.
// Source: semantics.md §6 (must-held on all paths; locks by address); OpenMP 5.2 §18.9
#include <omp.h>

#define N 20

int main(void)
{
	static omp_lock_t gate[N];
	int cell[N] = { 0 };

	for (int i = 0; i < N; i++)
		omp_init_lock(&gate[i]);
#pragma omp parallel //@ RACE
	{
		omp_set_lock(&gate[0]);
		for (int i = 0; i + 1 < N; i++) {
			cell[i + 1] = cell[i]; //@ race(cell)
			omp_set_lock(&gate[i + 1]);
			omp_unset_lock(&gate[i]);
		}
		omp_unset_lock(&gate[N - 1]);
	}
	return cell[3];
}

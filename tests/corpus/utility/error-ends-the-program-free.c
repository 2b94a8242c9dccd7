// Claim: only one thread survives a fatal error of all others, at execution.
// Source: OpenMP 5.2 §8.5
#include <omp.h>
int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (omp_get_thread_num() > 0) {
#pragma omp error at(execution) severity(fatal) message("too many threads")
		}
		x++;
	}
	return x;
}

// Claim: displaying the affinity reads the format and touches nothing else of the program.
// Source: OpenMP 5.2 §18.3.10
#include <omp.h>

int main(void)
{
	char format[] = "thread %n of %N";
	int seen[64] = {0};
#pragma omp parallel num_threads(64) //@ RACE_FREE
	{
		omp_display_affinity(format);
		seen[omp_get_thread_num()] = 1;
	}
	return seen[0] - 1;
}

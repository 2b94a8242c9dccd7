// Claim: what a thread does before it ends the program is in the same phase as what the others do before the barrier that it does not meet.
// Source: semantics.md §4, §10
// Output: depends on the team size
#include <omp.h>
#include <stdlib.h>

static int x;

int main(int argc, char **argv)
{
#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == 1) {
			x = 1; //@ race(x)
			if (argc > 1)
				exit(3);
		}
		if (omp_get_thread_num() == 0)
			x = 2; //@ race(x)
#pragma omp barrier
	}
	return 0;
}

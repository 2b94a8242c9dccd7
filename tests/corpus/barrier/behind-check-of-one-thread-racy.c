// Claim: whether another thread ends the program before a barrier is not known here, so a race behind it is a possible one.
// Source: semantics.md §1, §4
// Output: depends on the team size
#include <omp.h>
#include <stdlib.h>

static int last;

int main(int argc, char **argv)
{
#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == argc + 6)
			exit(0);
#pragma omp barrier
		last = omp_get_thread_num(); //@ race(last) possible
	}
	return 0;
}

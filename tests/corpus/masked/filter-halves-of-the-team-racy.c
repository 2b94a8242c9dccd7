// Claim: a filter that is the thread's own number for some threads lets all of those in.
// Source: semantics.md §3; OpenMP 5.2 §10.5
// Output: depends on the team size
#include <omp.h>

int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
		int me = omp_get_thread_num();
#pragma omp masked filter(me < 2 ? me : 0)
		x++; //@ race(x)
	}
	return x;
}

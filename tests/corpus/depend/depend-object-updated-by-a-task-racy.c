// Claim: what a task does to a depend object that it shares holds behind the taskwait.
// Source: OpenMP 5.2 §15.9.4 (depobj), §15.9.5; semantics.md §5.
#include <omp.h>

int main(void) {
	int x = 0;
	static int a;
	omp_depend_t d;
#pragma omp depobj(d) depend(inout : a)
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp task shared(d)
		{
#pragma omp depobj(d) update(in)
		}
#pragma omp taskwait
#pragma omp task depend(depobj : d) shared(x)
		x = 1; //@ race(x) possible
#pragma omp task depend(depobj : d) shared(x)
		x = 2; //@ race(x) possible
	}
	return x < a;
}

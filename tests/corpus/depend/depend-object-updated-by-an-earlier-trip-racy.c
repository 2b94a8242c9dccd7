// Claim: a trip finds in a depend object what the trip before has left there: the second and the third task only read.
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
		for (int i = 0; i < 3; i++) {
#pragma omp task depend(depobj : d) shared(x)
			x = 1; //@ race(x) possible
#pragma omp depobj(d) update(in)
		}
	}
	return x < a;
}

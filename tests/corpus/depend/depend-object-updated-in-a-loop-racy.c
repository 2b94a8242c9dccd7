// Claim: behind a loop that updates a depend object it holds what the loop has left there.
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
#pragma omp depobj(d) update(in)
		}
#pragma omp task depend(depobj : d) shared(x)
		x = 1; //@ race(x) possible
#pragma omp task depend(depobj : d) shared(x)
		x = 2; //@ race(x) possible
	}
	return x < a;
}

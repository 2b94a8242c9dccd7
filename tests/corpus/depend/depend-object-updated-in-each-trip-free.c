// Claim: a depend object that each trip updates before its use holds what it was updated to.
// Source: OpenMP 5.2 §15.9.4 (depobj), §15.9.5; semantics.md §5.
#include <omp.h>

int main(void) {
	int x = 0;
	static int a;
	omp_depend_t d;
#pragma omp depobj(d) depend(in : a)
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		for (int i = 0; i < 3; i++) {
#pragma omp depobj(d) destroy
#pragma omp depobj(d) depend(inout : a)
#pragma omp task depend(depobj : d) shared(x)
			x = 1;
		}
	}
	return x < a;
}

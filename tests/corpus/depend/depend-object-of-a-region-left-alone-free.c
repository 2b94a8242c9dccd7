// Claim: a region and a loop that leave a depend object alone leave what it holds.
// Source: OpenMP 5.2 §15.9.4 (depobj), §15.9.5; semantics.md §5.
#include <omp.h>

int main(void) {
	int x = 0;
	static int a;
	omp_depend_t d;
#pragma omp depobj(d) depend(inout : a)
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		x = 3;
	}
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		for (int i = 0; i < 3; i++) {
#pragma omp task depend(depobj : d) shared(x)
			x++;
		}
#pragma omp task depend(depobj : d) shared(x)
		x = 2;
	}
	return x < a;
}

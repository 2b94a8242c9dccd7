// Claim: a depend object that a reference means is the object itself, for the directive as for the clause. Source: OpenMP 5.2 §15.9.4,
// §15.9.5; semantics.md §5.
#include <omp.h>

static void unordered(omp_depend_t &handle) {
	int x = 1, y = 1;
#pragma omp depobj(handle) depend(inout : y)
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp task shared(x) depend(out : x)
		x = y; //@ race(x)
#pragma omp task shared(x) depend(depobj : handle)
		x = 3; //@ race(x)
	}
#pragma omp depobj(handle) destroy
}

int main() {
	omp_depend_t handle;
	unordered(handle);
	return 0;
}

// Claim: a depend object that a reference means is the object itself, for the directive as for the clause. Source: OpenMP 5.2 §15.9.4,
// §15.9.5; semantics.md §5.
#include <omp.h>

static void ordered(omp_depend_t &handle) {
	int x = 1;
#pragma omp depobj(handle) depend(inout : x)
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task shared(x) depend(out : x)
		x = 2;
#pragma omp task shared(x) depend(depobj : handle)
		x = 3;
	}
#pragma omp depobj(handle) destroy
}

int main() {
	omp_depend_t handle;
	ordered(handle);
	return 0;
}

// Claim: behind a call of itself the name of a variable means the one of this call, which a task of the deeper call has written before.
// Source: OpenMP 5.2 §12.5, §15.5; semantics.md §5.
static void visit(int deep, int *outer) {
	int x = 0;
	if (deep) {
		visit(0, &x);
		x = 1;
	} else {
#pragma omp task shared(x)
		*outer = 1;
	}
#pragma omp taskwait
	if (deep) {
		*outer = x;
	}
}

int main(void) {
	int result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	visit(1, &result);
	return result - 1;
}

// Claim: two functions call each other in turn, and store their results in variables of their callers.
// Source: semantics.md §9. By induction over the calls of the one, with those of the other in between.
static void odd(int n, int *out);
static void even(int n, int *out) {
	int a = 0, b = 0;
	if (n < 2) { *out = n; return; }
#pragma omp task shared(a)
	odd(n - 1, &a);
#pragma omp task shared(b)
	odd(n - 3, &b);
#pragma omp taskwait
	*out = a + b;
}
static void odd(int n, int *out) {
	int a = 0, b = 0;
	if (n < 2) { *out = n; return; }
#pragma omp task shared(a)
	even(n - 1, &a);
#pragma omp task shared(b)
	even(n - 3, &b);
#pragma omp taskwait
	*out = a + b;
}
int main(int argc, char **argv) {
	int r = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	even(argc, &r);
	return r < 0;
}

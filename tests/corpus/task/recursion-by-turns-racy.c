// Claim: two functions call each other in turn; the calls of the one store both of their results in the same variable of their caller.
// Source: semantics.md §3, §9.
static void odd(int n, int *out);
static void even(int n, int *out) {
	int a = 0, b = 0;
	if (n < 2) { *out = n; return; } //@ race(out)
#pragma omp task shared(a)
	odd(n - 1, &a);
#pragma omp task shared(b)
	odd(n - 3, &b);
#pragma omp taskwait
	*out = a + b; //@ race(out)
}
static void odd(int n, int *out) {
	int a = 0, b = 0;
	if (n < 2) { *out = n; return; }
#pragma omp task shared(a)
	even(n - 1, &a);
#pragma omp task shared(a)
	even(n - 3, &a);
#pragma omp taskwait
	*out = a + b;
}
int main(int argc, char **argv) {
	int r = 0;
#pragma omp parallel //@ RACE
#pragma omp single
	even(argc, &r);
	return r < 0;
}

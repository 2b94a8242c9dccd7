// Claim: without iterations the variable of a simd loop in serial code has its old value or the first of the loop behind it.
// Source: semantics.md §7; OpenMP 5.2 §5.4.6
int shared;

void f(int n) {
	int i = 7;
#pragma omp simd //@ RACE_FREE
	for (i = 0; i < n; i++)
		;
#pragma omp parallel //@ RACE
	if (n == 0 && i == 7)
		shared = 1; //@ race(shared) possible
}

// Claim: without iterations the variable of a simd loop has its old value or the first of the loop behind it, as the compiler likes.
// Source: semantics.md §7; OpenMP 5.2 §5.4.6
int shared;

void first(int n) {
#pragma omp parallel //@ RACE
	{
		int i = 5;
#pragma omp simd
		for (i = 0; i < n; i++)
			;
		if (i == 0)
			shared = 1; //@ race(shared) possible
	}
}

void before(int n) {
#pragma omp parallel //@ RACE
	{
		int i = -5;
#pragma omp simd
		for (i = 0; i < n; i++)
			;
		if (i < 0)
			shared = 1; //@ race(shared) possible
	}
}

// Claim: a pointer parameter of a function that others call may be null. Source: semantics.md §1 (free inputs).
int s;

void f(int *p) {
	#pragma omp parallel //@ RACE
	{
		if (!p) {
			s++; //@ race(s)
		}
	}
}

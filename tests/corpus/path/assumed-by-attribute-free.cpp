// Claim: [[assume(e)]] says that e holds. It is C++23: older compilers warn that they ignore it. Source: C++23 [dcl.attr.assume]; semantics.md §2.
double a[100];

void scale(int k) {
	[[assume(k >= 1)]];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
}

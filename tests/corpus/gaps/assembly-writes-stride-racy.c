// Claim: serial assembler code that is not followed may change a variable: what it held before is not known behind it.
// Source: docs/gaps.md, unmodelled statement
double a[1000];

void fill(void) {
	int n = 1;
	__asm__("" : "=r"(n) : "0"(0));
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * n] = i; //@ race(a) possible
}

// Claim: what an assembler statement without instructions leaves in a mere output is not known.
// Source: semantics.md §1
// Output: undefined
int main(void)
{
	int a[10];
#pragma omp parallel for //@ UNKNOWN(unmodelled-statement)
	for (int i = 0; i < 10; i++) {
		int k;
		__asm__ volatile("" : "=r"(k) : "0"(i));
		a[k] = i;
		__asm__ volatile("" : "=r"(k) : "r"(i));
	}
	return a[9];
}

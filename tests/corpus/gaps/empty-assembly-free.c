// Claim: an assembler statement without instructions accesses its operands and nothing else.
// Source: GCC manual, Extended Asm; semantics.md §9
#include <omp.h>

int main(void)
{
	int a[10], n = 10;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		int k = i;
		__asm__ volatile("" : "+r"(k) : "r"(&a), "r"(n) : "memory");
		a[k] = k;
		__asm__ volatile("" : [value] "+m"(a[k]) :: "memory");
	}
	return a[9] - 9;
}

// Claim: library functions with too few arguments are calls that are not understood, and no reads and writes of nothing.
// Source: C11 §7.24, §6.5.2.2
// Compilers refuse the program.
#include <string.h>
int a[64], b[64];

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 64; i++) {
		memset(a); //@ message(syntax)
		memcpy(b, a); //@ message(syntax)
	}
	return a[4];
}

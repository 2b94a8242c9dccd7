// Claim: a list of arguments takes 24 bytes: the last iteration meets the first. Source: semantics.md §3; C11 §6.5.3.4, §7.16
#include <stdarg.h>

int main(void) {
	int a[23];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < (int)sizeof(va_list); i++) {
		a[i % 23] = i; //@ race(a)
	}
	return a[0] != 23;
}

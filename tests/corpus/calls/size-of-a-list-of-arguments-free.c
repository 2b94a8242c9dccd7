// Claim: a structure with a list of arguments has room for all of it: each iteration has an element. Source: semantics.md §3; C11 §6.5.3.4, §7.16
#include <stdarg.h>

struct message {
	char kind;
	va_list list;
	int length;
};

int main(void) {
	int a[40];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < (int)sizeof(struct message); i++) {
		a[i % 40] = i;
	}
	return a[0];
}

// Claim: while (c) { ...; break; } executes its body where c holds, once: iterations from 4 on leave j as it was, and all write a[0].
// Source: C11 §6.8.6.3; semantics.md §2.
#include <stdio.h>

int main(void) {
	int a[100] = {0};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++) {
		int j = 0;
		while (i < 4) {
			j = i;
			break;
		}
		a[j] = 7; //@ race(a)
	}
	printf("%d %d\n", a[0], a[3]);
}

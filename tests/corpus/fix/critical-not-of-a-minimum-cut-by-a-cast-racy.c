// Claim: an extreme value that a cast shortens before it is compared is not the smallest of all: which of equal values wins does not say what is
// left. Source: C11 §6.3.1.3
#include <stdio.h>

int a[100];

int main(void) {
	int x = 1000;
	int k = -1;
	for (int i = 0; i < 100; i++) {
		a[i] = (i * 37) % 101 + 100;
	}
#pragma omp parallel for //@ RACE witness T<=2 nofix(x: critical)
	for (int i = 0; i < 100; i++) {
		if (a[i] < (signed char)x) { //@ race(x) possible
			x = a[i]; //@ race(x) possible
			k = i; //@ race(k) possible
		}
	}
	printf("%d %d\n", x, k);
	return 0;
}

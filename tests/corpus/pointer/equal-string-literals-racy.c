// Claim: equal string literals may be one object, or several. Source: ISO C11 §6.4.5p7
#include <stdio.h>

int main(void) {
	int shared = 0;
	const char *p = "abc", *q = "abc";
#pragma omp parallel num_threads(2) //@ RACE
	if (p == q)
		shared = 1; //@ race(shared) possible
#pragma omp parallel num_threads(2) //@ RACE
	if (p != q)
		shared = 1; //@ race(shared) possible
	printf("%d\n", shared);
	return 0;
}

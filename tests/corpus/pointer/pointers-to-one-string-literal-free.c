// Claim: two pointers to one string literal are equal, and no variable is a literal. Source: ISO C11 §6.5.9p6
#include <stdio.h>

int main(void) {
	int shared = 0;
	char own[] = "abc";
	const char *p = "abc", *q = p;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (p != q)
		shared = 1;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (p == own)
		shared = 1;
	printf("%d\n", shared);
	return 0;
}

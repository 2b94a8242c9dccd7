// Claim: a clause makes a copy that the loop's header would see, so that a variable which the header reads is not listed. Source: OpenMP 5.2
// §5.4, §4.4.1.
#include <stdio.h>

int main(void) {
	int sum = 10, from = 4, i;
#pragma omp parallel for //@ RACE nofix(sum: reduction)
	for (i = sum; i < 20; i++) { //@ race(sum) possible
		sum += i; //@ race(sum) possible
	}
#pragma omp parallel for //@ RACE nofix(from: private) nofix(from: lastprivate) nofix(from: local-declaration)
	for (i = from; i < 20; i++) { //@ race(from) possible
		from = 2 * i; //@ race(from) possible
	}
	printf("%d %d\n", sum, from);
	return 0;
}

// Claim: a whole number to which fractions are added is rounded after each of them, so that the result depends on the order, which atomic
// and critical leave open; a sum of truth values depends on it too. Source: ISO C17 6.3.1.2, 6.3.1.4, 6.5.16.2; OpenMP 5.2 §15.8.4.
#include <stdio.h>

int main(void) {
	int sum = -3, toggle[8] = {0, 1, 1, 0, 0, 2, 1, 0};
	_Bool flag = 0;
#pragma omp parallel for //@ RACE nofix(sum: atomic) nofix(sum: critical) nofix(sum: reduction)
	for (int i = 0; i < 8; i++) {
		sum += 0.75 * (i - 1); //@ race(sum)
	}
#pragma omp parallel for //@ RACE nofix(flag: atomic) nofix(flag: critical) nofix(flag: reduction)
	for (int i = 0; i < 8; i++) {
		flag ^= toggle[i]; //@ race(flag)
	}
	printf("%d %d\n", sum, flag);
	return 0;
}

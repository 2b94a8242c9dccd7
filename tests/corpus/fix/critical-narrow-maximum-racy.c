// Claim: what is stored in a narrower variable is another value than the one that was compared, so that the last one to come decides; an int
// that is compared as an unsigned number is no maximum either. Source: ISO C17 6.3.1.3, 6.3.1.8; OpenMP 5.2 §15.2, §5.5.5.
#include <stdio.h>

int main(void) {
	unsigned a[20];
	unsigned char low = 3;
	int high = -3;
	for (int i = 0; i < 20; i++)
		a[i] = 37 * i;
#pragma omp parallel for //@ RACE nofix(low: critical) nofix(low: reduction) nofix(high: critical) nofix(high: reduction)
	for (int i = 0; i < 20; i++) {
		if (a[i] > low) //@ race(low) possible
			low = a[i]; //@ race(low) possible
		if (a[i] > high) //@ race(high) possible
			high = a[i]; //@ race(high) possible
	}
	printf("%d %d\n", low, high);
	return 0;
}

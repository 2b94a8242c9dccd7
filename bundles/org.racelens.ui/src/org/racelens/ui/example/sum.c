/* All threads add to one sum. Quick Fix (Ctrl+1) on the marked variable offers repairs. */
#include <stdio.h>

int main(void) {
	int sum = 0;
#pragma omp parallel for
	for (int i = 0; i < 1000; i++)
		sum += i;
	printf("%d\n", sum);
	return 0;
}

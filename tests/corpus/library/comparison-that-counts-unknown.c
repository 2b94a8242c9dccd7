// Claim: how often qsort calls its comparison is not known; one that writes more than its own variables is not followed. Source: C11 §7.22.5.2
#include <stdlib.h>

int order[64][100], compared;

static int counting(const void *a, const void *b) {
	compared++;
	return *(const int *) a - *(const int *) b;
}

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 64; i++)
		qsort(order[i], 100, sizeof(int), counting);
	return order[0][0];
}

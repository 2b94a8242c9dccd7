/* Many tasks of one construct, each with a value of its own, and a sum of a type that has no atomic instructions. */
#include <stdio.h>

static int numbers[200];

int main(void) {
	int own = 3;
	long double sum = 0;
#pragma omp parallel
	{
#pragma omp single
#pragma omp taskloop grainsize(10) firstprivate(own)
		for (int i = 0; i < 200; i++) {
			own += i;
			numbers[i] = own > 0;
		}
#pragma omp atomic
		sum += 2;
	}
	printf("%d %Lg\n", numbers[199], sum);
	return 0;
}

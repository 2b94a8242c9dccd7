/* One thread hands a value over to the other; both count. */
#include <stdio.h>

static int value, flag, count;

int main(void) {
	int seen = 0;
#pragma omp parallel num_threads(2)
	{
#pragma omp sections nowait
		{
#pragma omp section
			{
				value = 42;
				__atomic_store_n(&flag, 1, __ATOMIC_RELEASE);
			}
#pragma omp section
			{
				while (!__atomic_load_n(&flag, __ATOMIC_ACQUIRE)) {
				}
				seen = value;
				__atomic_fetch_or(&flag, 2, __ATOMIC_RELEASE);
			}
		}
#pragma omp atomic
		count++;
	}
	printf("%d %d\n", seen, count);
	return 0;
}

/* Tasks in a group, after each other by a dependence, and with values of their own. */
#include <stdio.h>

static int made, used, others[2];

int main(void) {
	int own = 5;
#pragma omp parallel
#pragma omp single
	{
#pragma omp task depend(inout : made)
		made = 1;
#pragma omp task depend(in : made)
		used = made;
#pragma omp taskgroup
		{
#pragma omp task firstprivate(own)
			others[0] = own++;
#pragma omp task firstprivate(own)
			others[1] = own + made * 0;
		}
	}
	printf("%d %d %d\n", used, others[0], others[1]);
	return 0;
}

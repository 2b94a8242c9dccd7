// Claim: a depend object that is a local variable orders the tasks that name it.
// Source: OpenMP 5.2 §15.9.4, §15.9.5
#include <omp.h>
#include <stdio.h>

int main(void)
{
	int x = 0;

#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		omp_depend_t d;
#pragma omp depobj(d) depend(inout : x)
#pragma omp task depend(depobj : d) shared(x)
		x++;
#pragma omp task depend(inout : x) shared(x)
		x++;
#pragma omp taskwait
#pragma omp depobj(d) destroy
	}
	printf("%d\n", x);
	return 0;
}

// Claim: who generates a task with a depend object reads it, while another thread changes it.
// Source: OpenMP 5.2 §15.9.4, §15.9.5
#include <omp.h>

int x;

int main(void)
{
	omp_depend_t of;
#pragma omp depobj(of) depend(inout : x)
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		{
#pragma omp task depend(depobj : of) //@ race(of)
			;
		}
#pragma omp section
		{
#pragma omp depobj(of) update(in) //@ race(of)
		}
	}
	return x;
}

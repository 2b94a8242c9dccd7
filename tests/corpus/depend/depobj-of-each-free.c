// Claim: a depend object of each thread's own is written by that thread alone.
// Source: OpenMP 5.2 §15.9.4
#include <omp.h>

int a[8];

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		int t = omp_get_thread_num();
		omp_depend_t of;
#pragma omp depobj(of) depend(inout : a[t])
#pragma omp task depend(depobj : of)
		a[t]++;
#pragma omp taskwait
#pragma omp depobj(of) destroy
	}
	return a[0];
}

// Claim: a warning at execution ends nothing.
// Source: OpenMP 5.2 §8.5
// Output: depends on the team size
#include <omp.h>
int x;

int main(void)
{
#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() > 0) {
#pragma omp error at(execution) severity(warning) message("many threads")
		}
		x++; //@ race(x)
	}
	return x;
}

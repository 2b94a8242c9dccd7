// Claim: omp_set_num_threads takes a positive number: what follows is not proved.
// Source: OpenMP 5.2 §18.2.1
#include <omp.h>
int a[64];

int main(void)
{
	omp_set_num_threads(0); //@ message(clause-argument)
#pragma omp parallel for //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}

// Claim: erand48 and nrand48 keep their state in the three numbers that they are given. Source: POSIX.1-2017, drand48
#define _XOPEN_SOURCE 700
#include <omp.h>
#include <stdlib.h>

double x[64];
unsigned short seed[8][3];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
		unsigned short *own = seed[omp_get_thread_num()];
#pragma omp for
		for (int i = 0; i < 64; i++)
			x[i] = erand48(own) + nrand48(own);
	}
	return x[3] > 2;
}

// Claim: threads that give erand48 one state race on it, to its last number. Source: POSIX.1-2017, drand48
#define _XOPEN_SOURCE 700
#include <omp.h>
#include <stdlib.h>

double x[8];
unsigned short seed[16];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
	x[omp_get_thread_num()] = erand48(seed + 2 * omp_get_thread_num()); //@ race(seed)
	return x[3] > 2;
}

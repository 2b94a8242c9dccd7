// Claim: the copies of max, min and & start with the least number, the largest one and all bits. Source: OpenMP 5.2 §5.5.5
#include <limits.h>

int shared;

short most(short x) {
#pragma omp parallel reduction(max : x) //@ RACE
	if (x == SHRT_MIN)
		shared = 1; //@ race(shared)
	return x;
}

unsigned least(unsigned x) {
#pragma omp parallel reduction(min : x) //@ RACE
	if (x == UINT_MAX)
		shared = 1; //@ race(shared)
	return x;
}

int bits(int x) {
#pragma omp parallel reduction(& : x) //@ RACE
	if (x == -1)
		shared = 1; //@ race(shared)
	return x;
}

// Claim: the copies of max, min and & start with the least number, the largest one and all bits. Source: OpenMP 5.2 §5.5.5
int shared;

short most(short x) {
#pragma omp parallel reduction(max : x) //@ RACE_FREE
	if (x == 5)
		shared = 1;
	return x;
}

unsigned least(unsigned x) {
#pragma omp parallel reduction(min : x) //@ RACE_FREE
	if (x < 5)
		shared = 1;
	return x;
}

int bits(int x) {
#pragma omp parallel reduction(& : x) //@ RACE_FREE
	if (x == 5)
		shared = 1;
	return x;
}

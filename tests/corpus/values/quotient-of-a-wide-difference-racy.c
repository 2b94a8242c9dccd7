// Claim: an unsigned difference of 64 bits below zero is a number near 2^64 where it is divided or shifted. Source: ISO C11 §6.2.5p9
int shared;

void divided(unsigned n) {
	if (n <= 4) {
		unsigned long far = 2ul * n - 40;
#pragma omp parallel //@ RACE
		if (far / 4 == 0x3ffffffffffffff6ul)
			shared = 1; //@ race(shared) possible
	}
}

void shifted(unsigned n) {
	if (n <= 4) {
		unsigned long far = n - 40ul;
#pragma omp parallel //@ RACE
		if (far >> 2 > 0x3fffffffffffff00ul)
			shared = 1; //@ race(shared) possible
	}
}

// Claim: the quotient of an unsigned difference below zero is large. Source: ISO C11 §6.5.5p6, §6.2.5p9
int shared;

void f(unsigned long a, unsigned long b) {
	unsigned long q = (a - b) / 16;
#pragma omp parallel //@ RACE
	if (a < b && q > 1000000)
		shared = 1; //@ race(shared)
}

// Claim: bits that are shifted out of an unsigned number of 64 bits are gone. Source: semantics.md §2; ISO C11 §6.5.7p4
int shared;

void four(unsigned char c) {
	if (c == 4) {
		unsigned long wide = (unsigned long)c << 62;
#pragma omp parallel //@ RACE
		if (wide == 0)
			shared = 1; //@ race(shared)
	}
}

void masked(unsigned n) {
	unsigned long wide = (unsigned long)(n & 255) << 62;
#pragma omp parallel //@ RACE
	if (n == 8 && wide < 5)
		shared = 1; //@ race(shared)
}

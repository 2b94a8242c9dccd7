// Claim: a number whose bits stay in 64 bits is shifted to a larger one. Source: semantics.md §2; ISO C11 §6.5.7p4
int shared;

void kept(unsigned char c) {
	if (c > 0) {
		unsigned long wide = (unsigned long)c << 40;
#pragma omp parallel //@ RACE_FREE
		if (wide < 1000)
			shared = 1;
	}
}

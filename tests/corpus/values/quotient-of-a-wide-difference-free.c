// Claim: a difference of 64 bits that is not below zero is divided as it is. Source: ISO C11 §6.2.5p9
int shared;

void middle(unsigned long low, unsigned long high) {
	if (low <= high) {
		unsigned long half = (high - low) / 2;
#pragma omp parallel //@ RACE_FREE
		if (half > high)
			shared = 1;
	}
}

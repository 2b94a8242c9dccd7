// Claim: numbers that differ differ when they are shifted, by any amount that is defined: less than the bits of the type.
// Source: semantics.md §2; C11 §6.5.7p3
void spread(int *x, int amount) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 1000; i++)
		x[i << amount] = 1;
}

void beyond(int *x, int amount) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		if (amount > 40)
			x[0] = 1 << amount;
}

void once(int *x, int amount) {
#pragma omp parallel //@ RACE_FREE
	{
		int bit = amount > 3 ? 1 << amount : 0;
#pragma omp barrier
		if (amount == 50)
			x[0] = bit;
	}
}

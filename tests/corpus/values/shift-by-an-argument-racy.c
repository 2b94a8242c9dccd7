// Claim: what is shifted out of an unsigned number is gone, so that products with a power of two meet; what a thread does not shift is not
// bounded by a shift. Source: semantics.md §2; C11 §6.5.7p4, §6.2.5p9, §6.3.1.1p2
void wrapped(unsigned *x, unsigned amount) {
#pragma omp parallel for //@ RACE
	for (unsigned i = 0; i < 10; i++)
		x[(1u << amount) * i] = 1; //@ race(x)
}

void before(int *x, int amount) {
#pragma omp parallel //@ RACE
	{
		if (amount == 50)
			x[0] = 1; //@ race(x)
#pragma omp barrier
		if (amount < 40)
			x[1 << amount] = 1; //@ race(x)
	}
}

void beside(int *x, int amount) {
#pragma omp parallel //@ RACE
	{
		int bit = 0;
		if (amount < 4 && amount >= 0)
			bit = 1 << amount;
		if (amount == 50)
			x[0] = bit; //@ race(x)
	}
}

void single(int *x, int amount) {
#pragma omp parallel //@ RACE
	{
#pragma omp single
		x[2] = 1 << amount;
		if (amount == 1)
			x[1] = amount; //@ race(x)
	}
}

void narrow(int *x, int amount, unsigned char c, short s) {
	// a narrow number is shifted as an int
#pragma omp parallel //@ RACE
	{
		unsigned char d = c;
		d <<= amount;
		if (amount == 10)
			x[0] = d; //@ race(x)
	}
#pragma omp parallel //@ RACE
	{
		short d = s;
		d >>= amount;
		if (amount == 20)
			x[1] = d; //@ race(x)
	}
	c <<= amount;
#pragma omp parallel //@ RACE
	if (amount == 30)
		x[2] = c; //@ race(x)
}

// Claim: A bit-field of all bits stays unsigned, a narrower one is never below zero. Source: C11 §6.3.1.1 p2
struct flags {
	unsigned low : 3, all : 32;
};

int x;

void work(unsigned n) {
	struct flags f;
	f.low = n;
	f.all = 1;
#pragma omp parallel //@ RACE_FREE
	{
		if (f.all > -1u)
			x = 1;
		if (f.low <= -1)
			x = 2;
		if (-f.low > 0)
			x = 3;
	}
}

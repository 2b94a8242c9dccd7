// Claim: what is added to a number of 32 bits in a type of 64 is cut off afterwards, and wraps where it does not fit. Source: C11 §6.3.1.3, §6.5.16.2; semantics.md §1.
int hits;

void wraps(void)
{
	unsigned turn = 4294967292u;
	long step = 3;
	turn += step;
	turn += step;
#pragma omp parallel num_threads(2) //@ RACE
	if (turn == 2)
		hits = 1; //@ race(hits)
}

void cut(void)
{
	int sum = 2147483647;
	long more = 1;
	sum += more;
#pragma omp parallel num_threads(2) //@ RACE
	if (sum < 0)
		hits = 2; //@ race(hits)
}

void shifted(void)
{
	int one = 1;
	long by = 3;
	one <<= by;
#pragma omp parallel num_threads(2) //@ RACE
	if (one == 8)
		hits = 3; //@ race(hits)
}

void divided(void)
{
	unsigned n = 7;
	long by = -2;
	n /= by;
#pragma omp parallel num_threads(2) //@ RACE
	if (n == 4294967293u)
		hits = 4; //@ race(hits)
}

// Claim: between two integers there are floating numbers, and beyond all of them what is none. Source: IEC 60559 §5.11; C11 §6.3.1.4, §6.5.8; semantics.md §1.
static double measured[4] = {0.5, 0.25, 0.75, 0.125};
static int hits, cut, unlike, none, far;

void between(double d)
{
#pragma omp parallel num_threads(2) //@ RACE
	if (d > 0 && d < 1)
		hits = 1; //@ race(hits)
}

void fraction(double d)
{
	int whole = d;
#pragma omp parallel num_threads(2) //@ RACE
	if (whole < d)
		cut = whole; //@ race(cut)
}

void self(double d)
{
#pragma omp parallel num_threads(2) //@ RACE
	if (d != d)
		unlike = 1; //@ race(unlike)
}

void neither(float f)
{
#pragma omp parallel num_threads(2) //@ RACE
	if (!(f < 0) && !(f >= 0))
		none = 1; //@ race(none)
}

void rounded(int n)
{
	float f = n;
#pragma omp parallel num_threads(2) //@ RACE
	if (f > n + 0.5)
		far = n; //@ race(far) possible
}

void elements(void)
{
	int last = 0;
#pragma omp parallel for num_threads(2) //@ RACE
	for (int i = 0; i < 4; i++)
		if (measured[i] > 0 && measured[i] < 1)
			last = 1; //@ race(last)
	hits += last;
}

// Claim: what is below zero is not above, an integer is itself as a double, sums and products of small fractions are exact, and a conversion to an integer cuts. Source: C11 §6.3.1.4, §6.5.5, §6.5.8; IEC 60559 §5.11; semantics.md §1.
static int hits;
static int cells[10];

void apart(double d)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (d < 0 && d > 1)
		hits = 1;
}

void itself(int n)
{
	double d = n;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (d != n || (int)d != n)
		hits = n;
}

void exact(void)
{
	int three = 3.75, back = -2.5;
	double half = 0.5, sum = half + 0.25;
	back *= 0.5;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (three != 3 || back != -1 || sum != 0.75 || half * 4 != 2 || 7 / 2.0 != 3.5)
		hits = 2;
}

void chosen(int c)
{
	double d = c ? 1 : 2.5;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (d < 1)
		hits = 3;
}

void indexed(void)
{
#pragma omp parallel for num_threads(2) //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		cells[(int)(double)i] = i;
}

void integers(int n)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (n > 2 && n < 2.5)
		hits = 4;
}

// Claim: conversions between integers and floating numbers round and cut. Source: C11 §6.3.1.4, §6.3.1.5, §6.5.16.2; semantics.md §1.
static int hits, cells[10];
static float narrow;

void halved(int n)
{
	int i = n;
	i *= 0.5;
#pragma omp parallel num_threads(2) //@ RACE
	if (i != 0)
		hits = 1; //@ race(hits) possible
}

void narrowed(double d)
{
	narrow = d;
#pragma omp parallel num_threads(2) //@ RACE
	if (narrow != d)
		hits = 2; //@ race(hits) possible
}

void large(long n)
{
	double d = n;
#pragma omp parallel num_threads(2) //@ RACE
	if ((long)d != n)
		hits = 3; //@ race(hits) possible
}

void truth(double d)
{
	_Bool b = d;
#pragma omp parallel num_threads(2) //@ RACE
	if (b && d < 1 && d > 0)
		hits = 4; //@ race(hits)
}

void together(void)
{
#pragma omp parallel for num_threads(2) //@ RACE
	for (int i = 0; i < 10; i++)
		cells[(int)(i * 0.5)] = 1; //@ race(cells) possible
}

void bits(void)
{
	union { float f; int i; } u;
	u.f = 1;
#pragma omp parallel num_threads(2) //@ RACE
	if (u.i != 1 && u.i != 1024)
		hits = 5; //@ race(hits) possible
}

void narrowCharacter(char c)
{
	float f = c;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if ((char)f != c || f > 300)
		hits = 6;
}

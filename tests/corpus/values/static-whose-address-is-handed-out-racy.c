// Claim: others write a static variable whose address a function hands them.
// Source: semantics.md §1 (free inputs are exact, may-aliases are not).
static int n;
static int x;

int *get(void)
{
	return &n;
}

int work(void)
{
#pragma omp parallel //@ RACE
	{
		if (n == 5)
			x = 1; //@ race(x)
	}
	return x;
}

// Claim: nobody outside of the file can write a static variable whose address stays inside: a value besides its first one is possible at most.
// Source: semantics.md §1 (free inputs are exact, may-aliases are not).
static int n;
static int x;

static int *get(void)
{
	return &n;
}

int work(void)
{
#pragma omp parallel //@ RACE
	{
		if (*get() == 5)
			x = 1; //@ race(x) possible
	}
	return x;
}

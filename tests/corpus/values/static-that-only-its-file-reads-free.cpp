// Claim: a static variable that is never written and whose address is not taken has its first value.
// Source: semantics.md §1 (free inputs are exact, may-aliases are not).
static int n;
static int x;

static int get()
{
	return n;
}

int work()
{
#pragma omp parallel //@ RACE_FREE
	{
		if (get() == 5)
			x = 1;
	}
	return x;
}

// Claim: a store through a pointer of others writes no static variable whose address stays in the file, though it has its type.
// Source: semantics.md §1 (free inputs are exact, may-aliases are not).
static int n;
static int x;

static int *get(void)
{
	return &n;
}

void set(int *others, int value)
{
	*others = value;
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

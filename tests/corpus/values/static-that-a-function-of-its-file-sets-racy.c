// Claim: who can call a function that stores what it is given through a pointer to a static variable gives that variable any value.
// Source: semantics.md §1 (free inputs are exact).
static int n;
static int x;

struct view {
	int *at;
};

static void put(struct view v, int value)
{
	*v.at = value;
}

void set(int value)
{
	struct view v = { &n };
	put(v, value);
}

static int look(const int *p)
{
	return *p;
}

int work(void)
{
#pragma omp parallel //@ RACE
	{
		if (look(&n) == 5)
			x = 1; //@ race(x)
	}
	return x;
}

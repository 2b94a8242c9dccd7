// Claim: a reference that others give names no static variable whose address stays in the file.
// Source: semantics.md §1 (free inputs are exact, may-aliases are not).
static int n;
static int x;

static const int &get()
{
	return n;
}

void set(int &others)
{
	others = 3;
}

int work()
{
#pragma omp parallel //@ RACE
	{
		if (get() == 5)
			x = 1; //@ race(x) possible
	}
	return x;
}

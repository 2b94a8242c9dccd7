// Claim: a reference that stays in the file lets nobody else write the static variable that it names.
// Source: semantics.md §1 (free inputs are exact, may-aliases are not).
static int n;
static int x;

static const int &get()
{
	return n;
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

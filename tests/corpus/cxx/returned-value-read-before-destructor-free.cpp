// Claim: a destructor that writes a local does not change what has been returned already. Source: C++17 [stmt.return] p3
static int x;

struct Guard {
	int *p;
	~Guard()
	{
		*p = 5;
	}
};

static int kept(bool early)
{
	int v = 1;
	Guard guard{&v};
	if (early)
		return v;
	return 0;
}

int main()
{
#pragma omp parallel //@ RACE_FREE
	{
		if (kept(true) == 5)
			x++;
	}
	return x > 0;
}

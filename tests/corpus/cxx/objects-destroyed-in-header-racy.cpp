// Claim: destructors of objects that a header makes run.
// Source: C++17 §9.4.1, §9.5.3p1, §15.4; semantics.md §8
static int g;

struct T {
	int v;
	~T()
	{
		g += v; //@ race(g)
	}
	explicit operator bool() const { return v > 0; }
};

static T make(int i)
{
	return T{i};
}

int main()
{
	int a[8] = {0};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		if (T t{i}; t.v > 3)
			a[i] = 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		for (T t{i}; a[i] < 3;)
			a[i] += t.v + 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		if (make(i))
			a[i] = 2;
	return a[1] + g;
}

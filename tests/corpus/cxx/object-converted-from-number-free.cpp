// Claim: an object that a number is converted to has the value its constructor gives it, and belongs to its thread.
// Source: C++17 §11.6.3p5, §15.2; semantics.md §8

struct T {
	int v;
	T(int i) : v(i)
	{
		v = i + 1;
	}
	~T()
	{
		v = 0;
	}
};

static int value(const T &t)
{
	return t.v;
}

int main()
{
	int a[8];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[value(i) - 1] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		const T &t = i;
		a[t.v - 1] = i;
	}
	return a[1];
}

// Claim: a number that a reference to an object is bound to becomes an object, whose constructor and destructor run.
// Source: C++17 §11.6.3p5, §15.2; semantics.md §8
static int g, made;

struct T {
	int v;
	T(int i) : v(i)
	{
		made += i; //@ race(made)
	}
	~T()
	{
		g = g * 2 + v; //@ race(g)
	}
};

static int value(const T &t)
{
	return t.v;
}

int main()
{
	int a[8];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		a[i] = value(i);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		const T &t = i;
		a[i] = t.v;
	}
	return a[1] + g + made;
}

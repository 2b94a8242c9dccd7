// Claim: destructors of unnamed objects that no constructor makes and of results run with their statement, or with the reference's block.
// Source: C++17 §15.2, §15.4; semantics.md §8
static int g;

struct T {
	int v = 0;
	~T()
	{
		g += v; //@ race(g)
	}
};

struct P {
	int v;
	~P()
	{
		g += v; //@ race(g)
	}
};

static T make()
{
	T t;
	return t;
}

int main()
{
	int a[8];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		P &&t = P{i};
		a[i] = t.v;
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		a[i] = make().v;
	return a[1] + g - 57;
}

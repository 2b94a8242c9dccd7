// Claim: the destructor of an object that is passed by value runs in the thread that makes the call. Source: C++17 §8.2.2p4, §15.4
static int g;

struct T {
	int v = 0;
	~T()
	{
		g = g * 2 + v; //@ race(g)
	}
};

static int take(T t)
{
	return t.v > 3 ? 1 : 2;
}

int main()
{
	int a[8];
	T u;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		a[i] = take(u);
	return a[1];
}

// Claim: a destructor of an object passed by value that counts atomically is no race. Source: C++17 §8.2.2p4, §15.4
static int g;

struct T {
	int v = 0;
	~T()
	{
#pragma omp atomic
		g += 1;
	}
};

static int take(T t)
{
	if (t.v > 3)
		return 1;
	return 2;
}

int main()
{
	int a[8];
	T u;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = take(u);
	return a[1];
}

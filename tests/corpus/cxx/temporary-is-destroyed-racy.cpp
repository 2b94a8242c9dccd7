// Claim: an unnamed object is destroyed at the end of the full expression, also in a statement without braces around it.
// Source: C++17 §15.2p4; semantics.md §8
static int g;

struct T {
	int v;
	T(int i) : v(i) {}
	~T()
	{
		g = g * 2 + v; //@ race(g)
	}
};

int main()
{
	int a[8];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		a[i] = T(i).v;
	return a[1] + g;
}

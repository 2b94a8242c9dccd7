// Claim: an object that a reference is bound to is destroyed at the end of the reference's block.
// Source: C++17 §15.2p6; semantics.md §8
static int g;

struct T {
	int v;
	T(int i = 3) : v(i) {}
	~T()
	{
		g = g * 2 + v; //@ race(g)
	}
};

int main()
{
	int a[8];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		const T &t = T(i);
		a[i] = t.v;
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		T &&t = T();
		a[i] = t.v;
	}
	return a[1] + g;
}

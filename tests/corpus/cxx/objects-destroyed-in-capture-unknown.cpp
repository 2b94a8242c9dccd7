// Claim: destructors of objects that a capture makes are not passed over.
// Source: C++17 §8.1.5.2p17, §15.4; semantics.md §8
static int g;

struct T {
	int v;
	~T()
	{
		g = g * 2 + v;
	}
};

int main()
{
	int a[8] = {0};
	T u{1};
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 8; i++) {
		auto f = [u] { return u.v; };
		a[i] = f();
	}
	return a[1] + g;
}

// Claim: constructors that allocate, and copies of what is allocated, keep no address of the object.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
#include <cstring>
struct P {
	int n;
	int *p;
	explicit P(int k) : n(k), p(new int[k]) { std::memset(p, 0, n * sizeof(int)); }
	P(const P &q) : P(q.n) {
		for (int i = 0; i < n; i++)
			p[i] = q.p[i];
	}
	~P() { delete[] p; }
};
void f(P o) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < o.n; i++)
		o.p[i] = i;
}

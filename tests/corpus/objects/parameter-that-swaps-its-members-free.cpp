// Claim: exchanging members with another object, by functions of the program and the library, lets no address out.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
#include <utility>
struct P {
	int n = 0;
	int *p = nullptr;
	P(P &&q) noexcept { swap(q); }
	P &operator=(P &&q) noexcept {
		swap(q);
		return *this;
	}
	void swap(P &q) {
		std::swap(n, q.n);
		std::swap(p, q.p);
	}
	~P() { delete[] p; }
};
void f(P o) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < o.n; i++)
		o.p[i] = i;
}

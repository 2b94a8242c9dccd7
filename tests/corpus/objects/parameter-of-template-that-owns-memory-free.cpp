// Claim: what a constructor of a template reads, writes and allocates keeps no address of the object, whatever the instance.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
template <class T> struct P {
	int n;
	T *p;
	explicit P(int k, T x = T()) : n(k), p(new T[k]) {
		for (int i = 0; i < this->n; ++i)
			this->p[i] = x;
	}
	P(const P &q) : n(q.n), p(new T[q.n]) {}
	~P() { delete[] p; }
};
void f(P<int> o) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < o.n; i++)
		o.p[i] = i;
}

// Claim: a constructor that keeps a pointer it is given keeps none to its object: its caller does not know where that will be.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct P {
	int v;
	int *p;
	P(int n, int *q) : v(n), p(q) {
		if (q == nullptr)
			v = 0;
	}
};
void f(P o) {
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		o.v = 1;
#pragma omp section
		*o.p = 2;
	}
}

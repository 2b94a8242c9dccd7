// Claim: where nothing lets out where the parameter is, no other argument leads there; nor does one that is said to lead to nothing else.
// Source: C++17 §11.6 p17.6.1; semantics.md §3
struct P {
	int n;
	explicit P(int k) : n(k) {}
};
struct Unseen {
	int n;
	Unseen();
};
void f(P o, int *q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < o.n; i++)
		q[i] = i;
}
void g(Unseen o, int *__restrict q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < o.n; i++)
		q[i] = i;
}

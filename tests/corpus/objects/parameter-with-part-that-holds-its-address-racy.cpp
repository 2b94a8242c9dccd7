// Claim: a part that is copied by code makes the whole so: the parameter may lead to itself.
// Source: C++17 §15.8.1; semantics.md §3
struct Q {
	int *q;
	int w;
	Q(const Q &);
};
struct P : Q {
	int v;
	int *p;
};
void f(P o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.v = 1; //@ race(o) possible
#pragma omp section
		*o.p = 2; //@ race(o) possible
	}
}

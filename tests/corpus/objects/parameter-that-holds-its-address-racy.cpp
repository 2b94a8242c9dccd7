// Claim: a parameter whose copy constructor somebody wrote may lead to itself.
// Source: C++17 §15.8.1; semantics.md §3
struct P {
	int v;
	int *p;
	P() : v(0), p(&v) {}
	P(const P &) : v(0), p(&v) {}
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

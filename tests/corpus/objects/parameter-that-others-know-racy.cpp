// Claim: a constructor that tells others where the parameter is lets them lead it to itself.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct P;
P *last;
struct P {
	int v;
	int *p;
	P() : v(0), p(nullptr) { last = this; }
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

// Claim: a row of the object becomes a pointer to it in any expression that is no subscript.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct P {
	int v[4];
	int *p;
	P(bool given, int *q) : p(given ? q : v) {}
};
void f(P o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.v[0] = 1; //@ race(o) possible
#pragma omp section
		*o.p = 2; //@ race(o) possible
	}
}

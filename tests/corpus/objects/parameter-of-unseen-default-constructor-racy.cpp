// Claim: a constructor that is not in sight may keep where the parameter is.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct P {
	int v;
	int *p;
	P();
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

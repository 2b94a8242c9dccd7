// Claim: what a function returns byte by byte holds the address of a variable that has ended: nobody may follow that.
// Source: C++17 §15.2 p3, §6.7 p4; semantics.md §3
struct P {
	int v;
	int *p;
};
P make() {
	P r;
	r.p = &r.v;
	return r;
}
void f(P o) {
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		o.v = 1;
#pragma omp section
		*o.p = 2;
	}
}

// Claim: a parameter that is copied byte by byte cannot hold its own address: its caller does not know that.
// Source: C++17 §15.8.1; semantics.md §3
struct P {
	int v;
	int *p;
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

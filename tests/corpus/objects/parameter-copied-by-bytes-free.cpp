// Claim: a parameter of a class that has no code of its own cannot hold its own address: its caller does not know that.
// Source: C++17 §15.2 p3, §15.8.1; semantics.md §3
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

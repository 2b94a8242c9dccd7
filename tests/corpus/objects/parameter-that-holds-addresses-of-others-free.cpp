// Claim: what a pointer to numbers of another type leads to is no part of the parameter.
// Source: C++17 §15.8.1; semantics.md §3
struct P {
	int v;
	double *p;
	P(const P &);
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

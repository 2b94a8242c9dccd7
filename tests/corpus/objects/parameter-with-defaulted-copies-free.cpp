// Claim: copies that the compiler makes hold what they are copied from.
// Source: C++17 §15.8.1; semantics.md §3
struct P {
	int v = 0;
	int *p = nullptr;
	P() = default;
	P(const P &) = default;
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

// Claim: what the compiler makes objects of, and what members start with here, is no address of the object.
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

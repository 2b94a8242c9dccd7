// Claim: what members start with by their declarations may be the address of the parameter that a caller makes.
// Source: C++17 §12.2 p7, §11.6 p17.6.1; semantics.md §3
struct P {
	int v = 0;
	int *p = &v;
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

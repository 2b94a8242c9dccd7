// Claim: an object that is read as a number or pointer is converted by its own code, which may yield where it is.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct P {
	int v;
	int *p;
	operator int *() { return &v; }
	P() { p = *this; }
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

// Claim: a variable that a function returns may be the parameter: here one whose address the function keeps is in sight.
// Source: C++17 §15.8.3 p1; semantics.md §3
struct P {
	int v;
	int *p;
	~P() {}
};
P make() {
	P r;
	r.p = &r.v;
	return r;
}
void f(P o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.v = 1; //@ race(o) possible
#pragma omp section
		*o.p = 2; //@ race(o) possible
	}
}

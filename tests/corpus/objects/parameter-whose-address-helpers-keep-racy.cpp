// Claim: what a constructor calls may keep the address: member functions, and functions that take a reference.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct P {
	int v;
	int *p;
	static void lead(P &self) { self.init(); }
	void init() { p = &value(); }
	int &value() { return v; }
	P() : v(0) { lead(*this); }
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

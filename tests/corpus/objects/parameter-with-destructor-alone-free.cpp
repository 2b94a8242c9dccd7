// Claim: no code that makes an object of this class lets its address out: who keeps it of a variable relies on a copy that may be made.
// Source: C++17 §15.8.3 p1, §4.6 p5; semantics.md §3
struct P {
	int v;
	int *p;
	~P() {}
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

// Claim: what a lambda expression yields may be the parameter itself, whose address it let out.
// Source: C++17 §15.8.3p1 (elision); semantics.md §1
struct P;
P *last;
struct P {
	int v;
	~P() {}
};
static auto made = [] {
	P p;
	last = &p;
	return p;
};
P call() { return made(); }

void f(P o)
{
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.v = 1; //@ race(o) possible
#pragma omp section
		last->v = 2; //@ race(o) possible
	}
}

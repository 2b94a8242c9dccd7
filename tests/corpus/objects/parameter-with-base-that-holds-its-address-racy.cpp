// Claim: a base class that keeps where it is makes the parameter lead to itself.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
struct B {
	int v;
	int *p;
	explicit B(int n) : v(n), p(&v) {}
};
struct P : B {
	using B::B;
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

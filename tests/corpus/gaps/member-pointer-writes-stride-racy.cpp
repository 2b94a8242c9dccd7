// Claim: a write through a pointer to a member is not followed: what the object held before is not known behind it.
// Source: docs/gaps.md
double a[1000];

struct Size {
	int n;
	void clear() { n = 0; }
};

void byMember() {
	Size size{1};
	int Size::*member = &Size::n;
	size.*member = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * size.n] = i; //@ race(a) possible
}

void byFunction() {
	Size size{1};
	void (Size::*clear)() = &Size::clear;
	(size.*clear)();
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		a[i * size.n] = i; //@ race(a) possible
}

// Claim: an aggregate with a reference to a base class's part is a gap where it is used; other regions of the file have their answers.
// Source: C++17 §11.6.1, §11.6.3; semantics.md §1.
struct Base {
	int value = 0;
};

struct Derived : Base {
	int more = 0;
};

struct Holder {
	Base &base;
};
int x, a[100];

int main() {
	Derived d;
	Holder h{d};
#pragma omp parallel //@ RACE
	x++; //@ race(x)
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = i;
	h.base.value = 1;
	return d.value - 1;
}

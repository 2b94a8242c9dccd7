// Claim: whether a dynamic_cast finds its class is not followed: a region behind it may never be executed, and its race is possible only.
// Source: C++17 §8.2.7; semantics.md §8.
struct Base {
	int value = 0;
	virtual ~Base() {
	}
};

struct Derived : Base {
};

int main() {
	Derived d;
	Base *b = &d;
	int x = 0;
	if (!dynamic_cast<Derived *>(b)) {
#pragma omp parallel //@ RACE
		x++; //@ race(x) possible
	}
	Derived *found = dynamic_cast<Derived *>(b);
	if (found == nullptr) {
#pragma omp parallel //@ RACE
		x++; //@ race(x) possible
	}
#pragma omp parallel //@ RACE
	x += 2; //@ race(x)
	return x < 0;
}

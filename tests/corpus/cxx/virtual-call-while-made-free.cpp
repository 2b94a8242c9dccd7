// Claim: while the constructor of a base class runs, the object is of that class: the overrider that counts is not called. Source: C++17 §15.7.
struct Base {
	int count = 0;
	virtual void step(int i) { (void)i; }
	virtual ~Base() {}
	Base() {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 10; i++)
			step(i);
	}
};

struct Derived : Base {
	Derived() {}
	void step(int i) override { count += i; }
};

int main() {
	Derived d;
	return d.count != 0;
}

// Claim: a call with a qualified name means that function. Source: C++17 §13.3.
struct Base {
	int count = 0;
	virtual void step(int i) { (void)i; }
	virtual ~Base() {}
};

struct Derived : Base {
	void step(int i) override { count += i; }
};

int main() {
	Derived d;
	Base *b = &d;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		b->Base::step(i);
	return d.count != 0;
}

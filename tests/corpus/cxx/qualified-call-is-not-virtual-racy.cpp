// Claim: a call with a qualified name means that function. Source: C++17 §13.3.
struct Base {
	int count = 0;
	virtual void step(int i) { count += i; } //@ race(count)
	virtual ~Base() {}
};

struct Derived : Base {
	void step(int i) override { (void)i; }
};

int main() {
	Derived d;
	Base *b = &d;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		b->Base::step(i);
	return d.count != 45;
}

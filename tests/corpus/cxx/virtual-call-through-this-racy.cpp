// Claim: a member function calls the overrider of its object's class. Source: C++17 §13.3.
struct Base {
	int count = 0;
	virtual void step(int i) { (void)i; }
	virtual ~Base() {}
	void all() {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 10; i++)
			step(i);
	}
};

struct Derived : Base {
	int v[10] = {};
	void step(int i) override { count += i; } //@ race(count)
};

int main() {
	Derived d;
	d.all();
	return d.v[3] + d.count != 45;
}

// Claim: a member function calls the overrider of its object's class, not its own class's function. Source: C++17 §13.3.
struct Base {
	int count = 0;
	virtual void step(int i) { count += i; }
	virtual ~Base() {}
	void all() {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 10; i++)
			step(i);
	}
};

struct Derived : Base {
	int v[10] = {};
	void step(int i) override { v[i] = i; }
};

int main() {
	Derived d;
	d.all();
	return d.v[3] + d.count != 3;
}

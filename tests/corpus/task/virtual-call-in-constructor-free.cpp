// Claim: a virtual call of the constructor itself is that of its class, whatever the object becomes. Source: C++17 §15.7 p3.
int x;

struct Base {
	Base() {
		step();
	}
	virtual void step() {
	}
};

struct Derived : Base {
	void step() override {
		x++;
	}
};

int main() {
#pragma omp parallel //@ RACE_FREE
	{
		Derived d;
#pragma omp task shared(d)
		d.Base::step();
#pragma omp taskwait
	}
	return x;
}

// Claim: a task that a base class's constructor generates may run when the object is of its own class: its virtual call is the overrider's.
// Source: C++17 §15.7 p3; semantics.md §5.
int x;

struct Base {
	Base() {
#pragma omp task
		step();
	}
	virtual void step() {
	}
};

struct Derived : Base {
	void step() override {
		x++; //@ race(x) possible
	}
};

int main() {
#pragma omp parallel //@ RACE
	{
		Derived d;
#pragma omp taskwait
	}
	return x < 0;
}

// Claim: the destructor that a deleted object's class has runs, though the pointer is to its base class. Source: C++17 §15.4.
int gone;

struct Base {
	virtual ~Base() {}
};

struct Derived : Base {
	~Derived() {
#pragma omp atomic
		gone++;
	}
};

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		Base *b = new Derived;
		delete b;
	}
	return gone != 10;
}

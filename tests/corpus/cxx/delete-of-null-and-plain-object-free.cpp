// Claim: a null pointer is deleted without a destructor, and an object by the destructor of its own class alone. Source: C++17 §8.3.5.
int gone;

struct Base {
	virtual ~Base() {}
};

struct Counted : Base {
	~Counted() { gone++; }
};

struct Plain : Base {
	int x = 0;
};

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		Base *none = 0, *b = new Plain;
		delete none;
		delete b;
	}
	Counted c;
	return gone;
}

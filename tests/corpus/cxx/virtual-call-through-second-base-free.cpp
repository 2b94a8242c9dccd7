// Claim: the overrider gets the whole object, which begins before its second base. Source: C++17 §13.3.
struct A {
	int x = 0;
	virtual void f() {}
	virtual ~A() {}
};

struct B {
	int y = 0;
	virtual void g(int) {}
	virtual ~B() {}
};

struct C : A, B {
	int v[10] = {};
	void g(int i) override { v[i] += i; }
};

void go(B *b) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		b->g(i);
}

int main() {
	C c;
	go(&c);
	return c.v[3] != 3;
}

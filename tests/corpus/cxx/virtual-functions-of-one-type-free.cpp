// Claim: a function that overrides one virtual function overrides no other of the same type. Source: C++17 §13.3p2; semantics.md §10
#include <cstdio>

struct Shape {
	int drawn[8] = {0};
	virtual void reset(int) {}
	virtual void draw(int i) { drawn[i]++; }
	virtual ~Shape() {}
};

struct Circle : Shape {
	int resets = 0;
	void reset(int) override { resets++; }
};

int main() {
	Circle circle;
	Shape *shape = &circle;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		shape->draw(i);
	std::printf("%d %d\n", circle.drawn[3], circle.resets);
}

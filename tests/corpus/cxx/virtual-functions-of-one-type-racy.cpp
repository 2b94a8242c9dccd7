// Claim: of several virtual functions with the same parameters and result, the one of the called name is executed. Source: C++17 §13.3p2;
// semantics.md §10. Output: depends on the team size
#include <cstdio>

struct Shape {
	int drawn = 0;
	virtual void reset() {}
	virtual void draw() { drawn++; } //@ race(drawn)
	virtual ~Shape() {}
};

struct Circle : Shape {
	int resets[1] = {0};
	void reset() override {}
};

int main() {
	Circle circle;
	Shape *shape = &circle;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	shape->draw();
	std::printf("%d %d\n", circle.drawn, circle.resets[0]);
}

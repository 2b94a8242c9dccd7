// Claim: objects of a vector have their members apart from the neighbours'.
// Source: semantics.md §9
#include <vector>

struct Body {
	double at = 0, speed = 1;
	void move(double dt) { at += speed * dt; }
};

int main()
{
	std::vector<Body> bodies(16);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 16; i++)
		bodies[i].move(0.5);
	return bodies[3].at > 0;
}

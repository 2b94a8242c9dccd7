// Claim: the class of an object that the program makes in other memory is no input: a race that needs it is possible. Source: C++17 §6.8;
// semantics.md §1. Output: depends on the team size
#include <cstdio>
#include <new>

struct Base {
	virtual void step() {}
	virtual ~Base() {}
};
struct Counting : Base {
	int steps = 0;
	void step() override { steps++; } //@ race(steps) possible
};

alignas(Counting) static char memory[sizeof(Counting)];

int main() {
	Base *object = new (memory) Counting;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	object->step();
	std::printf("%d\n", static_cast<Counting *>(object)->steps);
}

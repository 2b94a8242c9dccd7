// Claim: objects of the standard library that hold the program's objects make these before main, whose constructors may write what the
// program reads. Source: C++ [basic.start.dynamic]; semantics.md §2.
#include <list>

int stride = 1;
int a[100];

struct Part {
	Part() {
		stride = 0;
	}
};

std::list<Part> parts(3);

int main() {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * stride] = i; //@ race(a) possible
	return a[0];
}

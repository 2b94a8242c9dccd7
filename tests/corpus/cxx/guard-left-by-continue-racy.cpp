// Claim: a destructor runs where continue leaves the block of its object. Source: semantics.md §5; C++17 §9.6
#include <cstdio>

struct Guard {
	int &count;
	explicit Guard(int &c) : count(c) {}
	~Guard() {
		count++; //@ race(count)
	}
};

int main() {
	int s = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++) {
		Guard g(s);
		if (i < 30)
			continue;
	}
	std::printf("%d\n", s);
}

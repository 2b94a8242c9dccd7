// Claim: A function is chosen by the size that a member with an alignment brings about. Source: C++17 §10.6.2, §16.3
#include <cstdio>

struct Slot {
	char c;
	alignas(32) int i;
};

int x;

template <bool>
struct Tag {
};

void count(Tag<true>) {
	x++; //@ race(x)
}

void count(Tag<false>) {
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	{
		count(Tag<(sizeof(Slot) > 8)>());
	}
	std::printf("%d\n", x > 2);
	return 0;
}

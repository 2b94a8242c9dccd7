// Claim: A function is chosen by the size of a class with an empty base class. Source: C++17 §16.3, §4.5p8; Itanium C++ ABI §2.4
#include <cstdio>

struct Empty {
};

struct Holder : Empty {
	int value;
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
		count(Tag<(sizeof(Holder) == 4)>());
	}
	std::printf("%d\n", x > 2);
	return 0;
}

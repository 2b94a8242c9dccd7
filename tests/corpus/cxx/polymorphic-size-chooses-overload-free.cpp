// Claim: A function is chosen by the size of a class with a virtual function. Source: C++17 §16.3; Itanium C++ ABI §2.4
#include <cstdio>

struct Shape {
	int sides;
	virtual int area() {
		return sides;
	}
};

int x;

template <bool>
struct Tag {
};

void count(Tag<true>) {
	x++;
}

void count(Tag<false>) {
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		count(Tag<(sizeof(Shape) != 16)>());
	}
	std::printf("%d\n", x > 2);
	return 0;
}

// Claim: An enumerator is the size of a packed class, and the length of an array. Source: C++17 §10.2; GCC manual, Common Type Attributes
#include <cstdio>

struct Packed {
	char c;
	long l;
} __attribute__((packed, aligned(4)));

enum { SIZE = sizeof(Packed) };

int x;



int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (SIZE == 16)
			x++;
	}
	std::printf("%d\n", x > 2);
	return 0;
}

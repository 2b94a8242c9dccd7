// Claim: A specialization is chosen by the size of a packed class. Source: C++17 §17.7.3; GCC manual, Common Type Attributes
#include <cstdio>

struct Packed {
	char c;
	long l;
} __attribute__((packed));

int x;

template <long N>
struct Counts {
	static void once() {
	}
};

template <>
struct Counts<9> {
	static void once() {
		x++;
	}
};

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		Counts<sizeof(Packed) + 7>::once();
	}
	std::printf("%d\n", x > 2);
	return 0;
}

// Claim: A specialization is chosen by the size of a class whose alignment is asked for. Source: C++17 §10.6.2, §17.7.3
#include <cstdio>

struct alignas(64) Line {
	char c;
};

int x;

template <long N>
struct Counts {
	static void once() {
	}
};

template <>
struct Counts<64> {
	static void once() {
		x++; //@ race(x)
	}
};

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	{
		Counts<sizeof(Line)>::once();
	}
	std::printf("%d\n", x > 2);
	return 0;
}

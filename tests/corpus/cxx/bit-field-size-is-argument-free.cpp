// Claim: An argument of a template is the size of a class with bit-fields. Source: C++17 §17.3.2; Itanium C++ ABI §2.4
#include <cstdio>

struct Bits {
	int a : 3;
	int b : 5;
	int : 0;
	int c : 2;
};

int x;

template <long N>
void count() {
	if (N == 8)
		x++;
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		count<sizeof(Bits) + 4>();
	}
	std::printf("%d\n", x > 2);
	return 0;
}

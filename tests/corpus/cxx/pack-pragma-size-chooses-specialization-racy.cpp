// Claim: A specialization is chosen by the size of a class that a pragma packs. Source: C++17 §17.7.3; GCC manual, Structure-Layout Pragmas
#include <cstdio>

#pragma pack(push, 1)
struct Packed {
	char c;
	double d;
	short s;
};
#pragma pack(pop)

int x;

template <long N>
struct Counts {
	static void once() {
	}
};

template <>
struct Counts<11> {
	static void once() {
		x++; //@ race(x)
	}
};

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	{
		Counts<sizeof(Packed)>::once();
	}
	std::printf("%d\n", x > 2);
	return 0;
}

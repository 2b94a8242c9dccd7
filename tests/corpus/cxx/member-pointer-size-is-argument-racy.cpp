// Claim: Pointers to members have the size of the ABI as arguments of templates. Source: Itanium C++ ABI §2.3; C++17 §17.3.2
#include <cstdio>

struct Box {
	void open();
};

typedef void (Box::*Method)();
typedef int Box::*Member;

int x;

template <long N>
struct Counts {
	static void once() {
	}
};

template <>
struct Counts<16> {
	static void once() {
		x++; //@ race(x)
	}
};

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	{
		Counts<sizeof(Method)>::once();
	}
	std::printf("%d\n", x > 2);
	return 0;
}

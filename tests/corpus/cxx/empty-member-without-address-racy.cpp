// Claim: an empty member without an address of its own takes no memory. Source: C++20 [dcl.attr.nouniqueaddr]
#include <cstdio>

struct Empty {};
struct Holder {
	[[no_unique_address]] Empty empty;
	char first, second;
};
static Holder s;

int main() {
	char *bytes = (char *)&s;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		s.second = 1; //@ race(s)
#pragma omp section
		bytes[1] = 1; //@ race(s)
	}
	std::printf("%d\n", s.second);
}

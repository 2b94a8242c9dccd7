// Claim: members may begin in the padding at the end of a base class that is no plain data. Source: Itanium C++ ABI §2.4
#include <cstdio>

class Base {
	int number = 0;
	char letter = 0;
};
struct Derived : Base {
	char more = 0;
};
static Derived s;

int main() {
	char *bytes = (char *)&s;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		s.more = 1;
#pragma omp section
		bytes[8] = 1;
	}
	std::printf("%d\n", s.more);
}

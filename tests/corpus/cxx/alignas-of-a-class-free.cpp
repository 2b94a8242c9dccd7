// Claim: alignas of a class, with a constant of a template, holds for each of its objects. Source: C++17 §10.6.2
#include <cstdio>

template <int Line>
struct alignas(Line) Counter {
	int hits;
};
static Counter<32> s[4];

int main() {
	char *bytes = (char *)&s;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		s[1].hits = 1;
#pragma omp section
		bytes[4] = 1;
	}
	std::printf("%d\n", s[1].hits);
}

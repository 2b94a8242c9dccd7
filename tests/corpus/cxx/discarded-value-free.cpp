// Claim: an object whose value is discarded is not read. Source: C++17 §8p12
#include <cstdio>

struct Pair {
	int first, second;
};

int main() {
	int n = 0;
	Pair pair = {0, 0};
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		{
			n = 1;
			pair.first = 1;
		}
#pragma omp section
		{
			(void)n;
			(void)pair;
			static_cast<void>(pair.first);
		}
	}
	std::printf("%d %d\n", n, pair.first);
}

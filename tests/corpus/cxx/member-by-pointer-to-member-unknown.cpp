// Claim: an operator that is not followed may use any part of its object: no race is sure for it. Source: semantics.md §1
#include <cstdio>

struct Pair {
	int first = 0, second = 0;
};

int main() {
	Pair pair;
	int Pair::*member = &Pair::second;
#pragma omp parallel sections //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		pair.first = 1;
#pragma omp section
		pair.*member = 2;
	}
	std::printf("%d %d\n", pair.first, pair.second);
}

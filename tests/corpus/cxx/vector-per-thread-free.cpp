// Claim: a std::vector that the region declares is the thread's own, with its elements.
// Source: semantics.md §8, §9
#include <vector>

int main()
{
	int n = 0;
#pragma omp parallel //@ RACE_FREE
	{
		std::vector<int> mine(8);
		for (int i = 0; i < 8; i++)
			mine[i] = i;
		mine.push_back(3);
#pragma omp atomic write
		n = mine[8];
	}
	return n;
}

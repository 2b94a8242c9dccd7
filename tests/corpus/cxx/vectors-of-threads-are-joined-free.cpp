// Claim: each thread collects in a vector of its own, which is appended to a shared one in a critical region. Source: semantics.md §6, §8
#include <vector>

int main() {
	std::vector<int> all;
#pragma omp parallel //@ RACE_FREE
	{
		std::vector<int> mine;
#pragma omp for nowait
		for (int i = 0; i < 100; i++)
			if (i % 7 != 0)
				mine.push_back(i * i);
#pragma omp critical
		all.insert(all.end(), mine.begin(), mine.end());
	}
	return all.size() != 85;
}

// Claim: a vector that one thread appends to while another one asks for its end is a race. Source: semantics.md §9
#include <vector>

int main() {
	std::vector<int> all;
#pragma omp parallel //@ RACE witness T<=2
	{
		std::vector<int> mine;
#pragma omp for nowait
		for (int i = 0; i < 100; i++)
			if (i % 7 != 0)
				mine.push_back(i * i);
		all.push_back((int)mine.size()); //@ race(count)
	}
	return all.empty();
}

// Claim: two threads that append to one vector race, for its size at least. Source: semantics.md §9
#include <vector>

int main() {
	std::vector<int> out;
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 100; i++)
		if (i % 3 == 0)
			out.push_back(i); //@ race(count)
	return out.size() > 34;
}

// Claim: the elements of a vector of vectors have storage of their own. Source: semantics.md §9
#include <vector>

int main() {
	int n = 50;
	std::vector<std::vector<int>> m(n, std::vector<int>(n));
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			m[i][j] = i * j;
	return m[3][4] != 12;
}

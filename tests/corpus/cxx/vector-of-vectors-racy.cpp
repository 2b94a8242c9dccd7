// Claim: iterations that write the same element of a vector of vectors race. Source: semantics.md §9
#include <vector>

int main() {
	int n = 50;
	std::vector<std::vector<int>> m(n, std::vector<int>(n));
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			m[j][0] = i * j; //@ race(memory of line 6)
	return m[3][1] != 0;
}

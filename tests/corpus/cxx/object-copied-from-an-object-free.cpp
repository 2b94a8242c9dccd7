// Claim: an object that is initialised with another one's name is made by the copy constructor and has memory of its own.
// Source: semantics.md §9
#include <vector>

int main() {
	std::vector<int> v(100, 1);
	std::vector<int> u = v;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 1; i < 100; i++)
		u[i] = v[i - 1];
	return u[7] != 1;
}

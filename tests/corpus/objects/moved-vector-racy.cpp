// Claim: a moved container keeps its elements where they were: old pointers lead into the new container.
// Source: C++17 [vector.cons], [container.requirements.general]
#include <utility>
#include <vector>

int main() {
	std::vector<int> a(201);
	int *p = a.data();
	std::vector<int> b = std::move(a);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		b[i] = p[i + 1]; //@ race
	return b[0];
}

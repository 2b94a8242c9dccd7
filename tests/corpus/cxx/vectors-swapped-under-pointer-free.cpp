// Claim: vectors that are swapped keep their blocks, and pointers lead to the same elements. Source: C++17 §26.2.1 p11; semantics.md §1.
#include <vector>

int main() {
	std::vector<int> v(10, 1), u(10, 2);
	int *p = v.data();
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	{
#pragma omp single nowait
		v.swap(u);
		sum += p[1];
	}
	return sum < 0;
}

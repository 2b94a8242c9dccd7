// Claim: a vector that ends where break leaves its block ends behind the task waited for. Source: semantics.md §5; C++17 §9.6
#include <vector>

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
#pragma omp single
	for (int i = 0; i < 3; i++) {
		std::vector<int> v(10);
		int *q = v.data();
#pragma omp task firstprivate(q)
		q[0] = 2;
#pragma omp taskwait
		if (i == 1)
			break;
	}
	return 0;
}

// Claim: a vector ends where break leaves its block, before the task that uses its elements. Source: semantics.md §5; C++17 §9.6
#include <vector>

int main() {
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	for (int i = 0; i < 3; i++) {
		std::vector<int> v(10); //@ race(q)
		int *q = v.data();
#pragma omp task firstprivate(q)
		q[0] = 2; //@ race(q)
		if (i == 1)
			break;
#pragma omp taskwait
	}
	return 0;
}

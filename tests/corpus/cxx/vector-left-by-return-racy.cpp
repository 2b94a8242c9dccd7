// Claim: a vector ends where return leaves its function, before the task that uses its elements. Source: semantics.md §5; C++17 §9.6
#include <vector>

static int work(int n) {
	std::vector<int> v(10); //@ race(q)
	int *q = v.data();
#pragma omp task firstprivate(q)
	q[0] = 2; //@ race(q)
	if (n > 0)
		return 1;
#pragma omp taskwait
	return 0;
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	work(1);
	return 0;
}

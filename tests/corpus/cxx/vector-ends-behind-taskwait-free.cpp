// Claim: a vector's block ends with the vector, behind the task that uses it. Source: C++17 §26.3.11.2; semantics.md §5.
#include <vector>

int main() {
	int result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		std::vector<int> v(10);
		int *p = v.data();
#pragma omp task firstprivate(p)
		p[0] = 1;
#pragma omp taskwait
		result = v[0];
	}
	return result - 1;
}

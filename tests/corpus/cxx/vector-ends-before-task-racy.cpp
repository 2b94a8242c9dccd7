// Claim: a vector's block ends with the vector, which a task that is deferred may still use. Output: undefined.
// Source: C++17 §26.3.11.2; semantics.md §5.
#include <vector>

int main() {
#pragma omp parallel //@ RACE
#pragma omp single
	{
		std::vector<int> v(10); //@ race(p)
		int *p = v.data();
#pragma omp task firstprivate(p)
		p[0] = 1; //@ race(p)
	}
	return 0;
}

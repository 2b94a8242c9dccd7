// Claim: a vector that is a member ends with its object, at the end of that one's block. Source: semantics.md §5; C++17 §15.4
#include <vector>

struct Samples {
	std::vector<int> values;
	Samples() : values(10) {}
};

int main() {
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
		Samples s; //@ race(q)
		int *q = s.values.data();
#pragma omp task firstprivate(q)
		q[0] = 2; //@ race(q)
	}
	return 0;
}

// Claim: a parameter ends with each return of its function. Source: semantics.md §1; C++17 §8.2.2p4, §23.11.1.2.2
#include <memory>

static int take(std::unique_ptr<int> p, int k) { //@ race(q)
	if (k > 2)
		return 1;
	for (int i = 0; i < k; i++)
		if (i == 1)
			return 2;
	return 3;
}

int main() {
	std::unique_ptr<int> p(new int(1));
	int *q = p.get();
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
	{
#pragma omp task firstprivate(q)
		*q = 2; //@ race(q)
		take(std::move(p), 2);
	}
	return 0;
}

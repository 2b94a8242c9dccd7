// Claim: an iterator may be the variable of an associated loop: each iteration has the element that it points to.
// Source: OpenMP 5.2 §4.4.1 (random access iterators)
#include <vector>

int main()
{
	std::vector<int> v(64);
#pragma omp parallel for //@ RACE_FREE
	for (std::vector<int>::iterator it = v.begin(); it < v.end(); ++it)
		*it = 3;
	return v[5];
}

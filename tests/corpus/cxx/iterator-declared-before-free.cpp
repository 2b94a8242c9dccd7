// Claim: an iterator that is declared before the loop is private in it.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1, §4.4.1
#include <vector>

int main()
{
	std::vector<int> v(32);
	std::vector<int>::iterator it;
#pragma omp parallel for //@ RACE_FREE
	for (it = v.begin(); it < v.end(); it += 2)
		*it = 1;
	return v[3];
}

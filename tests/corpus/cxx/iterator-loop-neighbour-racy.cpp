// Claim: an iterator's neighbour is the element of the next iteration.
// Source: OpenMP 5.2 §4.4.1 (random access iterators)
#include <vector>

int main()
{
	std::vector<int> v(65);
	v[6] = 3;
#pragma omp parallel for //@ RACE
	for (std::vector<int>::iterator it = v.begin(); it < v.end() - 1; ++it)
		*it = it[1]; //@ race
	return v[5];
}

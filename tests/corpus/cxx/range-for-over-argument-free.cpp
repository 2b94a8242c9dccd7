// Claim: a range-for over a vector that a reference names is an associated loop.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
#include <vector>

static void twice(std::vector<double> &values)
{
#pragma omp parallel for schedule(dynamic) //@ RACE_FREE
	for (double &v : values)
		v *= 2;
}

int main()
{
	std::vector<double> v(32);
	twice(v);
	return v[3];
}

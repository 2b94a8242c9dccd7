// Claim: of several constructors with one parameter, the argument chooses also in a template: the vector's storage is shared.
// Source: semantics.md §8, §9
// Output: depends on the team size
#include <omp.h>
#include <vector>

template <typename T> T sum(const std::vector<T> &v) {
	std::vector<T> partial(omp_get_max_threads());
#pragma omp parallel //@ RACE witness T<=2
	{
		T s = T();
#pragma omp for nowait
		for (int i = 0; i < (int)v.size(); i++)
			s += v[i];
		partial[0] += s; //@ race(memory of line 8)
	}
	return partial[0];
}

int main() {
	std::vector<float> v(100, 1.5f);
	return sum(v) > 150.0f;
}

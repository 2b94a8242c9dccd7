// Claim: of several constructors with one parameter, the argument chooses also in a template. Source: semantics.md §9
// Output: depends on the team size
#include <omp.h>
#include <vector>

template <typename T> T sum(const std::vector<T> &v) {
	std::vector<T> partial(omp_get_max_threads());
#pragma omp parallel //@ RACE_FREE
	{
		T s = T();
#pragma omp for
		for (int i = 0; i < (int)v.size(); i++)
			s += v[i];
		partial[omp_get_thread_num()] = s;
	}
	T result = T();
	for (T p : partial)
		result += p;
	return result;
}

int main() {
	std::vector<float> v(100, 1.5f);
	return sum(v) != 150.0f;
}

// Claim: a reference to what std::max chooses is not the other object; a variable of its value is none of both, nor is
// what is converted for it. Source: semantics.md §2; C++17 §28.7.8
// Output: depends on the team size
#include <algorithm>
#include <omp.h>
int x = 7, z = 5;

int main() {
	const int &larger = std::max(x, z);
	int y = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		z = 1;
	else
		y = larger;
	int value = std::max(x, z);
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		x = 1;
	else
		y = value;
	const int &smaller = std::min(x, z + 3);
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		z = 1;
	else
		y = smaller;
	const long wide = std::max<long>(x, z);
	const long &copy = wide;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		x = 1;
	else
		y = static_cast<int>(copy);
	return y > 9;
}

// Claim: std::max, std::min and std::clamp yield one of the objects that they are given. Source: semantics.md §2; C++17 §28.7.8, §28.7.9
// Output: depends on the team size
#include <algorithm>
#include <omp.h>
int x = 7, z = 5;

int main() {
	const int &larger = std::max(x, z);
	int y = 0;
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		x = 1; //@ race(x)
	else
		y = larger; //@ race(x)
	x = 7;
	const int &between = std::clamp(x, 0, 9);
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		x = 1; //@ race(x)
	else
		y = between; //@ race(x)
	x = 7;
	const int &after = std::min(x, z, [](int a, int b) { return a > b; });
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		x = 1; //@ race(x)
	else
		y = after; //@ race(x)
	return y > 9;
}

// Claim: an operator that converts to a reference yields an object that others may change. Source: semantics.md §2; C++17 §15.3.2, §11.6.3
// Output: depends on the team size
#include <omp.h>
int x;

struct Name {
	operator const int &() const { return x; }
};

int main() {
	Name n;
	const int &g = n;
	int y = 0;
#pragma omp parallel num_threads(2) //@ RACE
	if (omp_get_thread_num() == 0)
		x = 1; //@ race(x)
	else
		y = g; //@ race(x)
	return y > 1;
}

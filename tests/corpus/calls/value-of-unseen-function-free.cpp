// Claim: what is copied of a reference that an unseen function returns is a value of its own. Source: semantics.md §2; C++17 §11.3.2
#include <omp.h>
int x;
const int &get();

int copied() {
	int g = get();
	int y = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (omp_get_thread_num() == 0)
		x = 1;
	else
		y = g;
	return y;
}

// Claim: a reference to const that a function without a body returns leads to an object that others may change; it is no value.
// Source: semantics.md §2; C++17 §11.3.2
#include <omp.h>
int x;
const int &get();

int ofFunction() {
	const int &g = get();
	int y = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE_IF(no-overlap g x)
	if (omp_get_thread_num() == 0)
		x = 1;
	else
		y = g;
	return y;
}

struct Table {
	int *values;
	const int &at(int i) const;
	int &ref(int i);
};

int ofMember(Table &v) {
	const int &g = v.at(0);
	int &h = v.ref(0);
	int y = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE_IF(no-overlap g h)
	if (omp_get_thread_num() == 0)
		h = 1;
	else
		y = g;
	return y;
}

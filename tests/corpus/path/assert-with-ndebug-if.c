// Claim: where NDEBUG is defined assert(e) says nothing and reads nothing: k may be 0, and the counter is not touched. Source: C11 §7.2.1;
// semantics.md §2.
#define NDEBUG
#include <assert.h>

double a[100];
int checks;

void scale(int k) {
	assert(k >= 1);
#pragma omp parallel for //@ RACE_FREE_IF(stride k)
	for (int i = 0; i < 10; i++) {
		assert(checks++ < 1000);
		a[i * k] = i;
	}
}

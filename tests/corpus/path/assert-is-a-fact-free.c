// Claim: behind assert(e) only executions go on in which e holds: of parameters, of members, in a callee and in the region. Source: C11 §7.2.1;
// semantics.md §2.
#include <assert.h>

struct shape {
	int stride, n;
};
double a[100];

static void need(int condition) {
	assert(condition);
}

void scale(const struct shape *s, int k) {
	assert(s->stride >= 1 && s->n <= 10);
	need(k > 0);
	int stride = s->stride;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		assert(i * stride < 100);
		a[i * stride] = i;
	}
}

// Claim: a static array whose address only functions of the unit get that keep it to themselves is none that a pointer from outside leads to.
// Source: C11 6.2.2p3; semantics.md §2
#include <string.h>

static int data[1000];
static int *own;

static int sum(const int *p) {
	const int *q = p + 1;
	return q[0] + p[0];
}

void start(void) {
	memset(data, 1, sizeof data);
	own = data;
	data[3] = sum(data) + own[2];
}

void shift(int *p) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 900; i++)
		p[i] = data[i + 1];
}

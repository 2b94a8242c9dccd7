// Claim: each assignment, increment and read of an _Atomic object is one atomic operation; n++ yields a number that no other one yields.
// Source: C11 §6.5.2.4, §6.5.16.2, §7.17
#include <stdatomic.h>

struct totals {
	int calls;
	_Atomic long sum;
};

static void add(struct totals *t, long n) {
	t->sum += n;
}

int main(void) {
	atomic_int n = 0;
	struct totals t = {1, 0};
	int out[100];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		out[n++] = i;
		add(&t, i);
		atomic_fetch_sub_explicit(&t.sum, t.calls, memory_order_relaxed);
	}
	return out[0] - out[0] + (int)t.sum - 4850;
}

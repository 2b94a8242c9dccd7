// Claim: a read and an assignment of an _Atomic object are two atomic operations; a member beside it is a plain one.
// Source: C11 §6.5.16, §6.7.2.4
#include <stdatomic.h>

static struct {
	int calls;
	atomic_int sum;
} t;

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		t.sum = t.sum + 1;
		t.calls++; //@ race(t)
	}
	return t.calls - 100;
}

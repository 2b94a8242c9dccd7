// Claim: a member of a union that is read twice holds one number, and so do members beside each other that share nothing.
// Source: semantics.md §2; ISO C11 §6.5.2.3
int shared;

union number {
	int words[2];
	struct {
		int low, high;
	} halves;
};

void twice(union number *n) {
	int low = n->words[0];
#pragma omp parallel //@ RACE_FREE
	if (n->halves.low != low)
		shared = 1;
}

struct tagged {
	long tag;
	int value;
};

void beside(struct tagged *t) {
	int value = t->value;
	long tag = t->tag;
#pragma omp parallel //@ RACE_FREE
	if (t->value != value || t->tag != tag)
		shared = 1;
}

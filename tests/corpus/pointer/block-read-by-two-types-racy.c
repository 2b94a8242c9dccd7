// Claim: memory may hold an int in one execution and a long in another one: what is known of the int says nothing of the long.
// Source: semantics.md §2; ISO C11 §6.5p6
int shared;

struct object {
	int kind;
	void *data;
};

void variant(struct object *o) {
	long number = 0;
	if (o->kind == 1)
		number = *(int *)o->data;
	else if (o->kind == 2)
		number = *(long *)o->data;
#pragma omp parallel //@ RACE
	if (number > 3000000000L)
		shared = 1; //@ race(shared)
}

long at(int wide, void *index, long i) {
	return wide ? ((long *)index)[i] : ((int *)index)[i];
}

void indices(int wide, void *index) {
	long first = at(wide, index, 0);
#pragma omp parallel //@ RACE
	if (first == 1L << 40)
		shared = 1; //@ race(shared)
}

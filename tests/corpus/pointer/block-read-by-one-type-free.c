// Claim: memory that is read as an int alone holds an int. Source: semantics.md §2; ISO C11 §6.5p6
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
		number = ((int *)o->data)[1];
#pragma omp parallel //@ RACE_FREE
	if (number > 3000000000L)
		shared = 1;
}

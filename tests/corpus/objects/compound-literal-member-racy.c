// Claim: a compound literal is an object like any other: a callee's region shares it through the pointer that it was passed.
// Source: C11 §6.5.2.5; semantics.md §8
struct settings {
	int n, done;
};

static void work(struct settings *s) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < s->n; i++)
		s->done++; //@ race(s)
}

int main(void) {
	struct settings *s = &(struct settings){.n = 12};
	work(s);
	return s->done;
}

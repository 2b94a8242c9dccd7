// Claim: of a compound literal that threads share, members that nothing writes keep their values, and each thread may write its own element.
// Source: C11 §6.5.2.5; semantics.md §2, Values
struct settings {
	int n, off, part[24];
};

static void work(struct settings *s) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < s->n; i++)
		s->part[i] = s->part[i + s->off];
}

int main(void) {
	struct settings *s = &(struct settings){.n = 12, .off = 12};
	work(s);
	return s->part[3];
}

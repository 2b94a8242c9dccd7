// Claim: a member that a list in braces leaves out starts as its declaration says, which may run code.
// Source: C++17 §11.6.1p8; semantics.md §9.
int made;

static int count() {
	made++; //@ race(made)
	return 1;
}

struct Counted {
	int number = count();
	int size;
};

struct Sized {
	int unit = 1;
	int size;
};

void code(double *out) {
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		Counted c = {.size = 3};
		out[i] = c.size;
	}
}

void constant(double *out) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Sized s = {.size = 3};
		out[i * s.unit] = s.size;
	}
}

// Claim: a member that a list in braces leaves out starts as its declaration says, which may run code; what is not followed is a gap.
// Source: C++17 §11.6.1p8; semantics.md §1 (what is not understood is never dropped).
int made;

struct Counted {
	int number = made++;
	int size;
};

struct Sized {
	int unit = 1;
	int size;
};

void code(double *out) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
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

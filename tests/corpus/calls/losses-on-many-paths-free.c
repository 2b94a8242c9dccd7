// Claim: paths on each of which an unseen function may have been called meet again and again; what it left is looked up once, and the same behind all of them.
// Source: semantics.md §3. The names of what was left were made of those of all paths: they doubled where two met.

extern void unseen(int code);

int first;

static void one(int error) {
	if (error)
		unseen(error);
}

static void some(int error) {
	error > 1 ? one(error) : one(1 - error);
	error > 2 ? one(error) : one(2 - error);
	error > 3 ? one(error) : one(3 - error);
}

static void many(int error) {
	error > 4 ? some(error) : some(4 - error);
	error > 5 ? some(error) : some(5 - error);
	error > 6 ? some(error) : some(6 - error);
}

static void most(int error) {
	error > 7 ? many(error) : many(7 - error);
	error > 8 ? many(error) : many(8 - error);
	error > 9 ? many(error) : many(9 - error);
}

void fill(double *x, int n, int error) {
	most(error);
	int at = first;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		x[at + i] = x[first + i] + 1;
}

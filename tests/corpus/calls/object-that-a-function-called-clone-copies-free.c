// Claim: a function of the program that is called clone and copies objects starts no thread.
// Source: semantics.md §5; decision 8
static int g;
struct image {
	int width;
};
struct image *clone(const struct image *i);
struct image *twice(struct image *i) {
	g = 1;
	return clone(i);
}
void region(int *q) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		q[i] = i;
		if (i == 5)
			g++;
	}
}

// Claim: that the values differ which a region of the text has stored in a table that unseen code left is no condition.
// Source: semantics.md §5.1; decision 29
typedef struct {
	int *start;
	double *mass;
} Grid;

typedef struct {
	Grid *grid;
} World;

void move(World *w);

void filled(World *w, int n) {
	move(w);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		w->grid->start[i] = i / 2;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		w->grid->mass[w->grid->start[i]] = 1; //@ race(w) possible
}

// Claim: the lengths of rows that unseen code has left in memory that a structure leads to are inputs as they stand at the region: that none
// is longer than a row is a condition. Source: semantics.md §5.1; decision 29
typedef struct {
	int cells;
	int *count;
} Grid;

typedef struct {
	Grid *grid;
	double *mass;
} World;

void move(World *w);

void run(World *w, int steps) {
	for (int t = 0; t < steps; t++) {
#pragma omp parallel for //@ RACE_FREE_IF(stride w->grid->count)
		for (int i = 0; i < w->grid->cells; i++)
			for (int j = 0; j < w->grid->count[i]; j++)
				w->mass[i * 64 + j] = 1;
		move(w);
	}
}

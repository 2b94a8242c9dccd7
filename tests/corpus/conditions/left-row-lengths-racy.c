// Claim: no condition on lengths of rows that unseen code has left keeps apart what uses the row behind; what the text itself has stored
// among the lengths is no input. Source: semantics.md §5.1; decision 29
typedef struct {
	int cells;
	int *count;
} Grid;

typedef struct {
	Grid *grid;
	double *mass;
} World;

void move(World *w);

void behind(World *w) {
	move(w);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < w->grid->cells; i++)
		for (int j = 0; j < w->grid->count[i]; j++)
			w->mass[i * 64 + j] = w->mass[i * 64 + j + 64]; //@ race(w) possible
}

void stored(World *w) {
	move(w);
	w->grid->count[3] = 70;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < w->grid->cells; i++)
		for (int j = 0; j < w->grid->count[i]; j++)
			w->mass[i * 64 + j] = 1; //@ race(w) possible
}

void filled(World *w) {
	move(w);
	for (int i = 0; i < w->grid->cells; i++)
		w->grid->count[i] = 100;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < w->grid->cells; i++)
		for (int j = 0; j < w->grid->count[i]; j++)
			w->mass[i * 64 + j] = 1; //@ race(w) possible
}

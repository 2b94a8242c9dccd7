// Claim: of a section that a reference to a pointer leads to, combiners access what their expressions say, element by element; the
// initializers read another member of them. Source: OpenMP 5.2 §5.5.8, §5.5.11; semantics.md §8.
struct Cell {
	long product, unit;
};

static void start(Cell *copy, const Cell *original) {
	copy->unit = original->unit;
	copy->product = original->unit;
}

#pragma omp declare reduction(* : Cell : omp_out.product *= omp_in.product) initializer(start(&omp_priv, &omp_orig))

int main() {
	Cell cells[6];
	for (int i = 0; i < 6; i++)
		cells[i] = {1, 1};
	Cell *p = cells;
	Cell *&c = p;
#pragma omp parallel for reduction(* : c[1 : 4]) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		c[1 + i % 4].product *= 2;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskgroup task_reduction(* : c[1 : 4])
	for (int i = 0; i < 8; i++)
#pragma omp task in_reduction(* : c[1 : 4])
	{
		c[1].product *= 2;
#pragma omp task in_reduction(* : c[1 : 4])
		c[2].product *= c[2].unit;
	}
	return cells[1].product != 1024;
}

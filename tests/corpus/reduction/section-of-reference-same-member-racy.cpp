// Claim: of a section that a reference to a pointer leads to, combiners write what their expressions say; the initializers of other threads
// read it without order. Source: OpenMP 5.2 §5.5.8, §5.5.11; semantics.md §8.
// Output: depends on the team size
struct Cell {
	long product, unit;
};

static void start(Cell *copy, const Cell *original) {
	copy->unit = original->unit;
	copy->product = original->unit;
}

static void combine(Cell *to, const Cell *from) {
	to->product *= from->product;
	to->unit = from->unit;
}

#pragma omp declare reduction(* : Cell : combine(&omp_out, &omp_in)) initializer(start(&omp_priv, &omp_orig))

int main() {
	Cell cells[6];
	for (int i = 0; i < 6; i++)
		cells[i] = {1, 1};
	Cell *p = cells;
	Cell *&c = p;
#pragma omp parallel num_threads(2) //@ RACE
#pragma omp single
#pragma omp taskgroup task_reduction(* : c[1 : 4])
	for (int i = 0; i < 8; i++)
#pragma omp task in_reduction(* : c[1 : 4]) //@ race(c)
		c[1].product *= 2;
	return cells[1].product != 256;
}

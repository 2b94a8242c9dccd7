// Claim: the elements of copies start as the initializer of the declared operator says, be it a "+", and not with zeros; what follows
// behind a test of them is executed. Source: OpenMP 5.2 §5.5.11; semantics.md §8.
#include <cstdlib>

struct Cell {
	Cell(long s, long t) : sum(s), tag(t) {
	}
	long sum, tag;
};

#pragma omp declare reduction(+ : Cell : omp_out.sum += omp_in.sum) initializer(omp_priv(0, 3))

int main() {
	Cell cells[2] = {{0, 3}, {0, 3}};
	Cell *p = cells;
	int done = 0;
#pragma omp parallel for reduction(+ : p[0 : 2], done) //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		p[i % 2].sum += i;
		if (p[i % 2].tag != 3)
			exit(1);
		done++;
	}
	return done > 10;
}

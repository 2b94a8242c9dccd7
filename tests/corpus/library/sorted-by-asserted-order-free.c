// Claim: a comparison that asserts something of its two elements is followed: each thread sorts a row of its own, and what comes behind is
// executed. Source: C11 §7.22.5.2, §7.2.1.1
#include <assert.h>
#include <stdlib.h>

typedef struct {
	int id;
	double x;
} Atom;

static int byId(const void *a, const void *b) {
	int first = ((const Atom *)a)->id;
	int second = ((const Atom *)b)->id;
	assert(first != second);
	return first < second ? -1 : 1;
}

int main(void) {
	static Atom atoms[16][8];
	for (int i = 0; i < 16; i++)
		for (int j = 0; j < 8; j++)
			atoms[i][j].id = i - j;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
		Atom row[8];
		for (int j = 0; j < 8; j++)
			row[j] = atoms[i][j];
		qsort(row, 8, sizeof(Atom), byId);
		for (int j = 0; j < 8; j++)
			atoms[i][j] = row[j];
	}
	return atoms[0][0].id != -7;
}

// Claim: a member behind the declared structure is the same memory under the names of two structures that begin with it; a member that a
// subscript chooses may be it. Source: C11 §6.3.2.3 p7; decision 29
typedef struct {
	double cutoff, mass;
} Potential;

typedef struct {
	double cutoff, mass;
	double *density, *slope;
} Embedded;

typedef struct {
	double cutoff, mass;
	double *tables[2];
} Tables;

typedef struct {
	Potential *potential;
	int n;
} Atoms;

void named(Atoms *a) {
	Embedded *p = (Embedded *)a->potential;
	Tables *t = (Tables *)a->potential;
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < a->n; i++) {
		p->slope[i] = 0;			//@ race(p)
		t->tables[1][i + 1] = 1; //@ race(p)
	}
}

void chosen(Atoms *a, int k) {
	Embedded *p = (Embedded *)a->potential;
	Tables *t = (Tables *)a->potential;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < a->n; i++) {
		p->slope[i] = 0;			//@ race(p) possible
		t->tables[k][i + 1] = 1; //@ race(p) possible
	}
}

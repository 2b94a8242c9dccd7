// Claim: a pointer to a structure that is converted to one that begins with it leads to the members behind as well: each leads to memory of
// its own name, and that these do not overlap is a condition. Source: C11 §6.3.2.3 p7; decision 29
typedef struct {
	double cutoff, mass;
} Potential;

typedef struct {
	double cutoff, mass;
	double *density, *slope;
} Embedded;

typedef struct {
	double *force;
	Potential *potential;
	int n;
} Atoms;

void clear(Atoms *a) {
	Embedded *p = (Embedded *)a->potential;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a->force p->slope, no-overlap a->force p->density, no-overlap p->density p->slope)
	for (int i = 0; i < a->n; i++) {
		a->force[i] = 0;
		p->slope[i] = 0;
		p->density[i] = 0;
	}
}

// Claim: the assignment of a structure writes all lanes of a vector in it, which is not modelled.
// Source: semantics.md §1 (what is not understood is never dropped).
struct cell {
	float lanes __attribute__((vector_size(32)));
	int tag;
};
struct cell s, t;

int main(void) {
	float *p = (float *)&s;
#pragma omp parallel //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp single nowait
		s = t;
#pragma omp single nowait
		p[7] = 2;
	}
	return s.tag;
}

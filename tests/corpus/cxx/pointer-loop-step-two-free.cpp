// Claim: with a step of two the neighbour behind belongs to no other iteration.
// Source: OpenMP 5.2 §4.4.1; semantics.md §9
int a[64];

int main()
{
	a[5] = 2;
#pragma omp parallel for //@ RACE_FREE
	for (int *p = a; p < a + 64; p += 2)
		p[0] = p[1];
	return a[4];
}

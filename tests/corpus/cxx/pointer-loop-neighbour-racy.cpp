// Claim: a pointer's neighbour is the element of the next iteration.
// Source: OpenMP 5.2 §4.4.1; semantics.md §9
int a[65];

int main()
{
	a[6] = 2;
#pragma omp parallel for //@ RACE
	for (int *p = a; p < a + 64; p++)
		p[0] = p[1]; //@ race
	return a[5];
}

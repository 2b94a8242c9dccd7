// Claim: within one encounter the lastprivate write comes after all firstprivate copies, with nowait too.
// Source: OpenMP 5.2 §5.4.5; semantics.md §8
int x, y;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	for (int k = 0; k < 3; k++) {
#pragma omp for firstprivate(x) lastprivate(x) nowait
		for (int i = 0; i < 100; i++)
			x += i;
#pragma omp single
		y = 1;
	}
}

// Claim: a barrier between the encounters of a reduction orders their combinations; those of one encounter exclude each other.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int s, t, a[100];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	for (int k = 0; k < 3; k++) {
#pragma omp for reduction(+ : s) nowait
		for (int i = 0; i < 100; i++)
			s += a[i];
#pragma omp for reduction(+ : t)
		for (int i = 0; i < 100; i++)
			t += a[i];
	}
}

// Claim: two encounters of one reduction without a barrier between may combine into the original at the same time.
// Source: OpenMP 5.2 §5.5.5 (the original is updated at an unspecified time before the next barrier); semantics.md §8
int s, a[100];

int main(void)
{
#pragma omp parallel //@ RACE witness T<=2
	for (int k = 0; k < 3; k++)
#pragma omp for reduction(+ : s) nowait //@ race(s)
		for (int i = 0; i < 100; i++)
			s += a[i];
}

// Claim: without the barrier the next encounter reads the original while the last one still writes it.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
int main(void)
{
	int j = 0;
#pragma omp parallel //@ RACE
	for (int k = 0; k < 5; k++)
#pragma omp for linear(j : 1) nowait //@ race(j)
		for (int i = 0; i < 10; i++)
			j++;
	return j;
}

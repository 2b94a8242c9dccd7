// Claim: in logical iteration i a linear copy starts with the original's value plus i times the step.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
int a[400], b[100];

int main(void)
{
	int j = 3;
#pragma omp parallel for linear(j : 2) //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		a[j] = b[i];
		a[j + 1] = b[i];
		j += 2;
	}
	return j;
}

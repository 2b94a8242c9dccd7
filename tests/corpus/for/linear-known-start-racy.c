// Claim: the twin that starts one lower.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
int a[400];

int main(void)
{
	int j = 99;
#pragma omp parallel for linear(j : 1) //@ RACE
	for (int i = 0; i < 100; i++)
		a[j] = a[i]; //@ race(a)
}

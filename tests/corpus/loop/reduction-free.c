// Claim: a reduction on loop gives copies.
// Source: semantics.md §8; OpenMP 5.2 §11.7
int a[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp parallel loop reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		s += a[i];
	return s;
}

// Claim: the twin whose elements are all in the section. Source: OpenMP 5.2 §5.5.5; semantics.md §1
int main(void)
{
	int a[10] = {0};
#pragma omp parallel for reduction(+ : a[2:4]) //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[2 + i % 4]++;
	return a[5] == 25 ? 0 : 1;
}

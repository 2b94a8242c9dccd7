// Claim: the twin whose other subscript numbers the pairs column by column.
// Source: OpenMP 5.2 §5.4.6, §4.4.3; semantics.md §8. Output: differs without OpenMP
int a[600];

int main(void)
{
	int j = 0;
#pragma omp parallel for collapse(2) linear(j : 1) //@ RACE
	for (int i = 0; i < 20; i++)
		for (int k = 0; k < 30; k++)
			a[j] = a[20 * k + i] + 1; //@ race(a)
	return j;
}

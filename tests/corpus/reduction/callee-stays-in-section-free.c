// Claim: the twins that stay inside. Source: OpenMP 5.2 §5.5.5; semantics.md §1
static void add(int *p, int i)
{
	p[i]++;
}

int main(void)
{
	int a[12] = {0}, b[12] = {0};
	int *p = b + 4;
#pragma omp parallel for reduction(+ : a[0:8]) //@ RACE_FREE
	for (int i = 0; i < 7; i++)
		add(a, i + 1);
#pragma omp parallel for reduction(+ : p[0:4]) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		int *q = p;
		for (int j = 0; j < 4; j++)
			*q++ += j;
	}
	return a[7] + b[5];
}

// Claim: a callee is handed the copy and steps behind its section's end; so does a pointer that runs along it.
// Output: undefined. Source: OpenMP 5.2 §5.5.5; semantics.md §1
static void add(int *p, int i)
{
	p[i]++; //@ message(outside-section)
}

int main(void)
{
	int a[12] = {0}, b[12] = {0};
	int *p = b + 4;
#pragma omp parallel for reduction(+ : a[0:8]) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 8; i++)
		add(a, i + 1);
#pragma omp parallel for reduction(+ : p[0:4]) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 8; i++) {
		int *q = p;
		for (int j = 0; j < 5; j++)
			*q++ += j; //@ message(outside-section)
	}
	return a[0] + b[0];
}

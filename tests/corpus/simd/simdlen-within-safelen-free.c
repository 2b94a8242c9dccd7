// Claim: with both clauses it is safelen that limits.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1, §10.4.2
int a[72];

int main(void)
{
	for (int i = 0; i < 8; i++)
		a[i] = i;
#pragma omp simd simdlen(4) safelen(8) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i + 8] = a[i] + 1;
	return a[70];
}

// Claim: through a uniform pointer and a linear subscript each lane writes its own element.
// Source: semantics.md §7, §9; OpenMP 5.2 §5.10, §7.7
int a[65];

#pragma omp declare simd uniform(p) linear(k : 1)
static void take_next(int *p, int k)
{
	p[k] = p[k + 1];
}

int main(void)
{
	a[6] = 6;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		take_next(a, i);
	return a[5];
}

// Claim: a callee of a lane that pushes its element to the next one has the lane race of its caller's loop.
// Source: semantics.md §7, §9; OpenMP 5.2 §5.10, §7.7
int a[65];

#pragma omp declare simd uniform(p) linear(k : 1)
static void push_next(int *p, int k)
{
	p[k + 1] = p[k]; //@ race
}

int main(void)
{
	a[0] = 6;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		push_next(a, i);
	return a[5];
}

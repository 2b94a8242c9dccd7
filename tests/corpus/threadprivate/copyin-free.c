// Claim: copyin copies the primary thread's value at the region's entry, before any thread changes its copy.
// Source: semantics.md §8; OpenMP 5.2 §5.7.1
static int base;
#pragma omp threadprivate(base)

int main(void)
{
	int a[64];
	base = 5;
#pragma omp parallel for copyin(base) schedule(static, 1) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		base = i;
		a[i] = base;
	}
	return a[9];
}

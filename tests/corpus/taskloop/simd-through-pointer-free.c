// Claim: whether taskloop simd makes one task or many, a pointer that the tasks copy still points where it did.
// Source: OpenMP 5.2 §5.1.1, §12.6
static void add(int *a)
{
#pragma omp masked taskloop simd grainsize(12)
	for (int i = 0; i < 128; i++)
		a[i] += i;
}

int main(void)
{
	int a[128] = {0};
#pragma omp parallel //@ RACE_FREE
	add(a);
	return a[127] != 127;
}

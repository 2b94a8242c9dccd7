// Claim: `parallel master taskloop simd`: one thread makes tasks, whose iterations are lanes.
// Source: semantics.md §5, §7; OpenMP 5.2 §17.3
int a[72], b[72];

int main(void)
{
#pragma omp parallel master taskloop simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i + 4] = b[i] + 1;
	return a[5];
}

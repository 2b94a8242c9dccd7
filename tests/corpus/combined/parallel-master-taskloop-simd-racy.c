// Claim: `parallel master taskloop simd`: one thread makes tasks, whose iterations are lanes.
// Source: semantics.md §5, §7; OpenMP 5.2 §17.3
int a[72];

int main(void)
{
#pragma omp parallel master taskloop simd //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 4] = a[i] + 1; //@ race(a)
	return a[5];
}

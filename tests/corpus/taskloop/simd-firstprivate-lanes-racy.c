// Claim: a task's firstprivate copy is shared by the lanes of the task.
// Source: semantics.md §5, §7, §8; OpenMP 5.2 §17.2
int a[64], b[64];

int main(void)
{
	int t = 7;
#pragma omp parallel //@ RACE nofix(t: remove-pragma)
#pragma omp single
#pragma omp taskloop simd firstprivate(t)
	for (int i = 0; i < 64; i++) {
		b[i] = t; //@ race(t)
		t = a[i]; //@ race(t)
	}
	return b[9];
}

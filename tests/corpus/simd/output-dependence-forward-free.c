// Claim: the last write to an element is that of the later lane in both orders.
// Source: semantics.md §7; OpenMP 5.2 §10.4
int a[66];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		a[i + 1] = -i;
		a[i] = i;
	}
	return a[3] == 3;
}

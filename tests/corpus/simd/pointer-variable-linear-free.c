// Claim: a pointer that is linear points to another element in each lane.
// Source: semantics.md §8; OpenMP 5.2 §5.4.6
int a[64];

int main(void)
{
	int *p = a;
#pragma omp simd linear(p : 1) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		*p = i;
		p++;
	}
	return a[7];
}

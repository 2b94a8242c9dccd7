// Claim: lastprivate gives each lane a copy, and the last iteration's value survives.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5
int b[64];

int main(void)
{
	int last = 0;
#pragma omp simd lastprivate(last) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		last = i * 2;
		b[i] = last;
	}
	return last + b[1];
}

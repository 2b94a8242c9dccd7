// Claim: linear on for simd has in each iteration its own value: with step 1 the neighbours meet.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.4.6, §17.2
int b[200];

int main(void)
{
	int k = 0;
#pragma omp parallel for simd linear(k : 1) //@ RACE
	for (int i = 0; i < 64; i++) {
		b[k] = i; //@ race(b)
		b[k + 1] = -i; //@ race(b)
		k += 1;
	}
	return b[9] + k;
}

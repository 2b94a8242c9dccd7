// Claim: firstprivate on for simd makes a copy for each thread, which its lanes share.
// Source: semantics.md §7, §8; OpenMP 5.2 §17.2
int a[64], b[64];

int main(void)
{
	int t = 7;
#pragma omp parallel for simd firstprivate(t) //@ RACE witness T<=1
	for (int i = 0; i < 64; i++) {
		b[i] = t; //@ race(t)
		t = a[i]; //@ race(t)
	}
	return b[9];
}

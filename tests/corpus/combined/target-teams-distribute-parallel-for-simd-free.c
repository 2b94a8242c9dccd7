// Claim: the longest combined directive on independent elements.
// Source: OpenMP 5.2 §17.2; semantics.md §3, §7
int a[64];

int main(void)
{
	int s = 0;
#pragma omp target teams distribute parallel for simd map(tofrom : a, s) reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		a[i] = 1;
		s += a[i];
	}
	return s;
}

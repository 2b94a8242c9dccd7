// Claim: target simd has one thread and many lanes.
// Source: OpenMP 5.2 §17.2; semantics.md §7
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp target simd map(tofrom : a) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i]; //@ race(a)
	return a[5];
}

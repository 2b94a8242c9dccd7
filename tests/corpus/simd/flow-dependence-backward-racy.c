// Claim: an element that the lane before writes is read before that write: lanes do not preserve it.
// Source: semantics.md §7; OpenMP 5.2 §10.4
int a[65];

int main(void)
{
	a[0] = 7;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i]; //@ race(a)
	return a[5];
}

// Claim: safelen counts iterations, not values: with step 2 the distance of a[i + 8] = a[i] is 4 iterations, not 8.
// Source: semantics.md §2, §7; OpenMP 5.2 §10.4.1
int a[80];

int main(void)
{
	a[0] = 3;
#pragma omp simd safelen(8) //@ RACE
	for (int i = 0; i < 64; i += 2)
		a[i + 8] = a[i]; //@ race(a)
	return a[8];
}

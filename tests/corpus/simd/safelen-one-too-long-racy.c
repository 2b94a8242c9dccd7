// Claim: with safelen(d + 1) two iterations at distance d may be lanes of one step.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1
int a[72];

int main(void)
{
	for (int i = 0; i < 4; i++)
		a[i] = i;
#pragma omp simd safelen(5) //@ RACE
	for (int i = 0; i < 68; i++)
		a[i + 4] = a[i]; //@ race(a)
	return a[70];
}

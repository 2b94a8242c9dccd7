// Claim: safelen(d) leaves less than d iterations between two lanes: a dependence at distance d is no race.
// Source: semantics.md §7; OpenMP 5.2 §10.4.1
int a[72];

int main(void)
{
	for (int i = 0; i < 4; i++)
		a[i] = i;
#pragma omp simd safelen(4) //@ RACE_FREE
	for (int i = 0; i < 68; i++)
		a[i + 4] = a[i];
	return a[70];
}

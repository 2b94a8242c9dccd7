// Claim: target parallel loop has unordered iterations.
// Source: OpenMP 5.2 §17.2; semantics.md §3
int a[65];

int main(void)
{
	a[6] = 1;
#pragma omp target parallel loop map(tofrom : a) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[5];
}

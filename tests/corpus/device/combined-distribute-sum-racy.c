// Claim: a mapped sum without a reduction is one variable for all teams and threads.
// Source: semantics.md §3, §8 (map)
int a[64];

int main(void)
{
	int s = 0;
	a[3] = 1;
#pragma omp target teams distribute parallel for map(to : a) map(tofrom : s) //@ RACE
	for (int i = 0; i < 64; i++)
		s += a[i]; //@ race(s)
	return s;
}

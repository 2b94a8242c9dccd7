// Claim: a condition that is true selects its variant.
// Source: OpenMP 5.2 §7.1, §7.4
// gcc 12 does not know metadirective.
int a[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp metadirective when(user = {condition(1)} : parallel for) default(parallel for reduction(+ : s)) //@ RACE
	for (int i = 0; i < 64; i++)
		s += a[i]; //@ race(s)
	return s;
}

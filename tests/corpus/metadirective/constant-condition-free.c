// Claim: a condition that is false selects nothing: the racy variant is none of the program.
// Source: OpenMP 5.2 §7.1, §7.4
// gcc 12 does not know metadirective.
int a[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp metadirective when(user = {condition(0)} : parallel for) default(parallel for reduction(+ : s)) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		s += a[i];
	return s;
}

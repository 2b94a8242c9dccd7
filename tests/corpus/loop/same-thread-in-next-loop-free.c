// Claim: loop has order(concurrent), which is reproducible if nothing else is said: the next loop's iteration i is on the same thread or team.
// Source: OpenMP 5.2 §4.4.5, §10.3, §11.7
int a[64];

int main(void)
{
#pragma omp teams //@ RACE_FREE
	{
#pragma omp loop bind(teams)
		for (int i = 0; i < 64; i++)
			a[i] = i;
#pragma omp loop bind(teams)
		for (int i = 0; i < 64; i++)
			a[i] += i;
	}
	return a[5] & 1;
}

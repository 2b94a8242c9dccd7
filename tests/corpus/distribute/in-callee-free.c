// Claim: a distribute construct in a callee binds to the teams region of its caller.
// Source: semantics.md §2, §3; OpenMP 5.2 §11.6
int a[64];

static void fill(int value)
{
#pragma omp distribute
	for (int i = 0; i < 64; i++)
		a[i] = value;
}

int main(void)
{
#pragma omp teams //@ RACE_FREE
	{
		fill(3);
	}
	return a[7];
}

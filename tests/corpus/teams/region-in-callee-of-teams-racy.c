// Claim: a parallel region in a callee of teams is one of that team; its reads of the other teams' data are not ordered.
// Source: semantics.md §2 (context chain), §3
int a[64], x;

static void fill(int from)
{
#pragma omp parallel for
	for (int i = 0; i < 64; i++)
		if (i % 2 == from)
			a[i] = i; //@ race(a)
}

int main(void)
{
#pragma omp teams num_teams(2) //@ RACE
	{
		fill(1);
	}
	return a[7] + x;
}

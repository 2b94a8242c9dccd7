// Claim: scope has no barrier at its beginning.
// Source: semantics.md §4; OpenMP 5.2 §11.2
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		x = 1; //@ race(x)
#pragma omp scope
		{
			int mine = x; //@ race(x)
			(void) mine;
		}
	}
	return x;
}

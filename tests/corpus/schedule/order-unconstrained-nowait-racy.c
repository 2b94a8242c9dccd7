// Claim: with unconstrained order even static schedules promise nothing across loops.
// Source: semantics.md §3; OpenMP 5.2 §4.4.5, §10.3
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for schedule(static) order(unconstrained : concurrent) nowait
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp for schedule(static) order(unconstrained : concurrent)
		for (int i = 0; i < 64; i++)
			b[i] = a[i]; //@ race(a)
	}
	return b[5];
}

// Claim: the combination of a reduction is no atomic: another thread's atomic update of the original is not excluded.
// Source: semantics.md §6, §8
int a[64];

int main(void)
{
	int s = 0;
	a[5] = 2;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		{
#pragma omp atomic
			s += 1; //@ race(s)
		}
#pragma omp for reduction(+ : s) //@ race(s)
		for (int i = 0; i < 64; i++)
			s += a[i];
	}
	return s;
}

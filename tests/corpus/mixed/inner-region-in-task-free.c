// Claim: a task may fork a team; the taskwait of its parent comes after that team's join.
// Source: semantics.md §5, §10 (FJ)
int a[64];

int main(void)
{
	int r = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
#pragma omp task
			{
#pragma omp parallel for
				for (int i = 0; i < 64; i++)
					a[i] = i;
			}
#pragma omp taskwait
			r = a[5];
		}
	}
	return r;
}

// Claim: a modifier of the schedule changes nothing for independent iterations.
// Source: OpenMP 5.2 §11.5.3; semantics.md §3
int a[64];

int main(void)
{
#pragma omp parallel for schedule(nonmonotonic : dynamic, 2) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[5];
}

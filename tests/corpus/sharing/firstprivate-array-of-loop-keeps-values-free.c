// Claim: the copies of a firstprivate array on a worksharing loop hold what the original does. Source: semantics.md §8.
int a[100];

int main(void) {
	int t[4] = {0, 1, 2, 3};
	#pragma omp parallel //@ RACE_FREE
	{
		#pragma omp for firstprivate(t)
		for (int i = 0; i < 4; i++) {
			a[t[i]] = i;
		}
	}
	return 0;
}

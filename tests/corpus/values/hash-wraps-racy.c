// Claim: an unsigned number wraps and goes on: the trips behind are there. Source: semantics.md §9 (values), decision 6
static int a[64];

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE
	{
		unsigned hash = 1;
		for (int k = 0; k < 100; k++) {
			hash = hash * 3 + 1;
			if (k > 60)
				a[hash % 64] = k; //@ race(a) possible
		}
	}
	return a[0] < 0;
}

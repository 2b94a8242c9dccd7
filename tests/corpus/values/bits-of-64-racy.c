// Claim: a number of 64 bits can be doubled sixty-three times before it is zero. Source: semantics.md §9 (values), decision 6
static int a[64];

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE
	{
		int k = 0;
		for (unsigned long bit = 1; bit != 0; bit *= 2) {
			if (k > 50)
				a[k] = 1; //@ race(a) possible
			k++;
		}
	}
	return a[0];
}

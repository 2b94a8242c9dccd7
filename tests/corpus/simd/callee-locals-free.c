// Claim: parameters and locals of a function are those of the lane that calls it.
// Source: semantics.md §7, §8
int a[64], b[64];

static int twice(const int *x)
{
	int r = *x;
	r += *x;
	return r;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for simd
		for (int i = 0; i < 64; i++) {
			int own = a[i];
			b[i] = twice(&own);
		}
	}
	return b[9];
}

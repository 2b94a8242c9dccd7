// Claim: a task may execute several iterations, and a private copy keeps what one leaves for the next.
// Source: OpenMP 5.2 §12.6, §5.4.4
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
		int t = 0;
#pragma omp taskloop firstprivate(t)
		for (int i = 0; i < 4; i++) {
			if (t > 0)
				x = i; //@ race(x) possible
			t++;
		}
	}
	return 0;
}

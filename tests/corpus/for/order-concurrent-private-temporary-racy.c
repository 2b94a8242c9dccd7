// Claim: with order(concurrent) iterations are unordered on one thread too, so that they meet on a temporary of the thread.
// Source: semantics.md §3; OpenMP 5.2 §10.3
int a[64], b[64];

int main(void)
{
	int t = 0;
#pragma omp parallel private(t) //@ RACE
	{
#pragma omp for order(concurrent)
		for (int i = 0; i < 64; i++) {
			t = a[i]; //@ race(t)
			b[i] = t; //@ race(t)
		}
	}
	return b[5];
}

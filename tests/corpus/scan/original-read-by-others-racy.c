// Claim: without the loop's barrier the original of an inscan reduction is not settled.
// Output: depends on the team size, since every thread adds the sum.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.5.5, §5.6
int a[64], b[64], r[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(inscan, + : s) nowait //@ race(s)
		for (int i = 0; i < 64; i++) {
			s += a[i];
#pragma omp scan inclusive(s)
			b[i] = s;
		}
#pragma omp critical
		r[0] += s; //@ race(s)
	}
	return r[0];
}

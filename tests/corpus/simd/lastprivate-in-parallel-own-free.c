// Claim: lastprivate of a thread's own variable is written by that thread alone.
// Source: semantics.md §8
int sum;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		int last = 0, s = 0, k = 1;
#pragma omp simd lastprivate(last) reduction(+ : s) linear(k : 2)
		for (int i = 0; i < 64; i++) {
			last = i;
			s += k;
			k += 2;
		}
#pragma omp atomic
		sum += last + s + k;
	}
	return sum > 0;
}

// Claim: in a thread's local array a lane reads what the lane before it writes.
// Source: semantics.md §7, §8
int sum;

int main(void)
{
#pragma omp parallel //@ RACE witness T<=1
	{
		int prefix[64];
		prefix[0] = 1;
#pragma omp simd
		for (int i = 1; i < 64; i++)
			prefix[i] = prefix[i - 1] + i; //@ race(prefix)
#pragma omp atomic
		sum += prefix[63];
	}
	return sum > 0;
}

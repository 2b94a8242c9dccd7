// Claim: after a loop that counts down to zero in its condition the counter is -1; what the loop stored before is known.
// Source: semantics.md §9 (values); ISO C 6.8.5
static int index[10], out[40];

int main(void)
{
	int n = 10;
	while (n-- > 0)
		index[n] = 2 * n;
#pragma omp parallel for //@ RACE_FREE
	for (int b = 0; b < 10; b++) {
		out[index[b]] = b;
		if (b == 3)
			out[n + 2] = b;
	}
	return out[0];
}

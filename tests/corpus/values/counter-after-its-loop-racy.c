// Claim: if each trip steps the counter, the end mark is the next block's first place. Source: semantics.md §9 (values)
static int in[1000], out[1001];

int main(void)
{
	for (int i = 0; i < 1000; i++)
		in[i] = i;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 10; b++) {
		int n = 100 * b;
		for (int i = 100 * b; i < 100 * b + 100; i++)
			if (in[i] > 0)
				out[n++] = in[i]; //@ race(out) possible
		out[n] = -1; //@ race(out) possible
	}
	return out[0];
}

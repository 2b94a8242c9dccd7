// Claim: A pointer that is `_Atomic` and `restrict` is both, also as a parameter.
// Source: C17 §6.7.3.1, §6.7.6.1.
static int n;

static void fill(int *_Atomic restrict to, int *restrict _Atomic from) {
#pragma omp parallel //@ RACE_FREE
	{
		to = &n;
		from = to;
	}
}

int main(void) {
	fill(&n, &n);
	return n;
}

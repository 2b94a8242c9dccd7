// Claim: what does not fit into 32 bits keeps its lower ones, which differ. Source: semantics.md §9 (values), decision 6
static int a[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		long long far = (1LL << 32) * 3 + i;
		unsigned near = far;
		a[near] = i;
	}
	return a[63] != 63;
}

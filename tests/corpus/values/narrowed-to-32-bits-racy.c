// Claim: a number of 64 bits that does not fit into 32 bits is another one there. Source: semantics.md §9 (values), decision 6
static int a[64];

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 2; i++) {
		long long far = (1LL << 32) * 3 + i / 2;
		unsigned near = far;
		a[near] = i; //@ race(a)
	}
	return a[0] > 1;
}

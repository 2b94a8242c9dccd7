// Claim: What cleans up a variable may write what belongs to the iteration alone.
// Source: GCC manual, Common Variable Attributes: cleanup.
static int left[100];

static void leave(int *p) {
	left[*p] = 1;
}

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		int mine [[__gnu__::__cleanup__(leave)]] = i;
		(void)mine;
	}
	return left[3];
}

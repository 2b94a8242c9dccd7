// Claim: What cleans up a variable is called also where the attribute stands in brackets, as C23 has it.
// Source: GCC manual, Common Variable Attributes: cleanup.
static int left;

static void leave(int *p) {
	left = *p; //@ race(left)
}

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		[[gnu::cleanup(leave)]] int mine = i;
		mine++;
	}
	return left;
}

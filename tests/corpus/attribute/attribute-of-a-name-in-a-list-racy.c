// Claim: An attribute behind a declared name belongs to that alone.
// Source: C23 §6.7.13; GCC manual, Common Variable Attributes: cleanup.
static int one, two;

static void leave(int *n) {
	one += *n; //@ race(one)
}

static void leaveOther(int (*n)[2]) {
	two += (*n)[0]; //@ race(two)
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		int mine [[gnu::cleanup(leave)]] = 1, other [[maybe_unused]] [[gnu::cleanup(leaveOther)]] [2] = {1, 2};
		(void)mine;
		(void)other;
	}
	return one + two;
}

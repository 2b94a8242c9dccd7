// Claim: A function for the end of a variable is called wherever its declaration says so: in parentheses, before a type by name.
// Source: GCC manual, Common Variable Attributes: cleanup.
typedef int number;

static int one, two, three;

static void leave(int *n) {
	one += *n; //@ race(one)
}

static void leaveNumber(number *n) {
	two += *n; //@ race(two)
}

static void leaveWide(__int128 *n) {
	three += *n; //@ race(three)
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		int (mine [[gnu::cleanup(leave)]]) = 1;
		[[gnu::cleanup(leaveNumber)]] number (same) = 1;
		[[gnu::cleanup(leaveWide)]] __int128 wide = 1;
		(void)same;
		(void)wide;
	}
	return one + two + three == 0;
}

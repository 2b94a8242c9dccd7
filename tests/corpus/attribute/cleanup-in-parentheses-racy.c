// Claim: A function for the end of a variable is called wherever its declaration says so: in parentheses, before a type by name, before an
// inferred type.
// Source: GCC manual, Common Variable Attributes: cleanup; C23 §6.7.9.
typedef int number;

static int one, two, three, four;

static void leave(int *n) {
	one += *n; //@ race(one)
}

static void leaveNumber(number *n) {
	two += *n; //@ race(two)
}

static void leaveWide(__int128 *n) {
	three += *n; //@ race(three)
}

static void leaveInferred(int *n) {
	four += *n; //@ race(four)
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		int (mine [[gnu::cleanup(leave)]]) = 1;
		[[gnu::cleanup(leaveNumber)]] number (same) = 1;
		[[gnu::cleanup(leaveWide)]] __int128 wide = 1;
		[[gnu::cleanup(leaveInferred)]] auto inferred = mine;
		(void)same;
		(void)wide;
		(void)inferred;
	}
	return one + two + three + four == 0;
}

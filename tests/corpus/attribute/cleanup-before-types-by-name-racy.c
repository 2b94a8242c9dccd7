// Claim: A list of attributes before the name of a type belongs to what is declared, however the type goes on.
// Source: C23 §6.7.13; GCC manual, Common Variable Attributes: cleanup.
typedef int number;

static int one, two, three;

static void leave(number *n) {
	one += *n; //@ race(one)
}

static void leavePointer(number **n) {
	two += **n; //@ race(two)
}

static void leaveAtomic(_Atomic int *n) {
	three += 1; //@ race(three)
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		[[gnu::cleanup(leave)]] number mine = 1;
		[[gnu::cleanup(leavePointer)]] number *to = &mine;
		[[gnu::cleanup(leaveAtomic)]] _Atomic int other = 1;
		(void)to;
		(void)other;
	}
	return one + two + three == 0;
}

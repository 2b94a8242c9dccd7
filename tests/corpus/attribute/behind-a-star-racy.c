// Claim: Attributes between a star and a name are those of the name, one behind another and behind others in one list; what they call runs.
// Source: GCC manual, Attribute Syntax; Common Variable Attributes: cleanup.
static int one, two, three, four, five;

static void first(int **p) {
	one += p != 0; //@ race(one)
}

static void second(int **p) {
	two += p != 0; //@ race(two)
}

static void third(int *const *p) {
	three += p != 0; //@ race(three)
}

static void fourth(int **p) {
	four += p != 0; //@ race(four)
}

static void fifth(int ***p) {
	five += p != 0; //@ race(five)
}

int main(void) {
#pragma omp parallel //@ RACE
	{
		int *__attribute__((unused)) __attribute__((cleanup(first))) a = 0;
		int *__attribute__((unused, cleanup(second))) b = 0;
		int *__attribute__((unused)) const __attribute__((cleanup(third))) c = 0;
		int *[[gnu::unused]] __attribute__((cleanup(fourth))) (d) = 0;
		int **__attribute__((unused)) __attribute__((__cleanup__(fifth), unused)) e = 0;
	}
	return one + two + three + four + five == 0;
}

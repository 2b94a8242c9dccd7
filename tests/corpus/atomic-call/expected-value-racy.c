// Claim: what a comparison found is written to its second argument plainly, and read from there plainly.
// Source: C11 §7.17.7.4
// Output: depends on the team size
static int most, expected;

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 1; i < 100; i++)
		__atomic_compare_exchange_n(&most, &expected, i, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); //@ race(expected) possible
	return most == 0;
}

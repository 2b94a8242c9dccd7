// Claim: numbers that overflow whatever the inputs are tell nothing of the inputs: the region after them is executed, and its race is one.
// Source: semantics.md §1; C11 §6.5p5 (a shift into the sign bit and a product that wraps, as compilers compute them).
// Output: depends on the team size
int s, t;

static int next(int x) {
	return x * 1103515245 + 12345;
}

int main(void) {
	int sign = 1 << 31;
	int seed = next(next(1));
#pragma omp parallel //@ RACE
	{
		s += sign; //@ race(s)
		t += seed; //@ race(t)
	}
	return 0;
}

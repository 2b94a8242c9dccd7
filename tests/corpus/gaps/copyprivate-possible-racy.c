// Claim: a race behind a value that an unmodelled clause hands over is merely possible.
// Source: semantics.md §1 (for a DEFINITE race everything that took part is exact).
int bad;

int main(void) {
	int i;
#pragma omp parallel private(i) //@ RACE
	{
		i = 5;
#pragma omp single copyprivate(i)
		i++;
		if (i != 6)
			bad = 1; //@ race(bad) possible
	}
	return bad;
}

// Claim: of a function that yields one of its arguments, or a constant, the result stays known, however often it is called.
// Source: semantics.md §3; decision 3
static double between(double x, double least, double most) {
	return x < least ? least : x > most ? most : x;
}

int main(void) {
	double a[64] = {0};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 32; i++) {
		a[(int)between(i, 0, 31)] = i;
		a[32 + (int)between(between(i, 0, 40), 0, 31)] = between(i * 0.3, 0, 1);
	}
	return a[0] > 1;
}

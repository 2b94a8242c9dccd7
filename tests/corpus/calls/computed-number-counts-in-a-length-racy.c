// Claim: a function that computes a number counts its calls in the length of an array of its own, or of what it measures: calls of several threads race.
// Source: semantics.md §9; C11 §6.7.6.2p5
static int calls;

static double half(double x) {
	double kept[1 + (calls++ > 0)]; //@ race(calls)
	kept[0] = x;
	return kept[0] * 0.5;
}

double total(double x, int n) {
	double sum = half(half(x));
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < n; i++)
		sum += half(x * i);
	return sum;
}

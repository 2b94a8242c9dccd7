// Claim: a function that computes floating numbers and reads a shared table beside is followed each time: its reads meet the writes of
// other threads. Source: semantics.md §3; decision 3
static double table[64];

static double twice(double x) {
	return x * 2.5;
}

static double looked(double x, int i) {
	return twice(x) * table[i]; //@ race(table)
}

int main(void) {
	double sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE witness T<=2
	for (int i = 0; i < 63; i++) {
		sum += looked(i, i) + looked(0.5, i + 1);
		table[i] = twice(twice(twice(i))); //@ race(table)
	}
	return sum < 0;
}

// Claim: a compound literal of the block around a region is one object for all its threads.
// Source: C11 §6.5.2.5 p5; OpenMP 5.2 §5.1.1
static void add(int *to, int n) {
	*to += n; //@ race(to)
}

int main(void) {
	int *sum = &(int){1};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 50; i++)
		add(sum, 3);
	return *sum != 151;
}

// Claim: a compound literal in a block is an automatic object: each thread that executes the block makes one of its own.
// Source: C11 §6.5.2.5 p5; OpenMP 5.2 §5.1.1
static void add(int *to, int n) {
	*to += n;
}

int main(void) {
	int out[50];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 50; i++) {
		int *sum = &(int){i};
		add(sum, 3);
		out[i] = *sum;
	}
	return out[4] - 7;
}

// Claim: sums of two numbers of type int in 64 bits leave the range of int. Source: semantics.md §2; ISO C11 §6.2.6.2
int shared;

int n, rows[10];

void element(int k) {
	long sum = (long)rows[k] + n;
#pragma omp parallel //@ RACE
	if (sum > 3000000000L)
		shared = 1; //@ race(shared)
}

void as_unsigned(int *p) {
	unsigned *same = (unsigned *)p;
	int first = *p;
	unsigned second = *same;
#pragma omp parallel //@ RACE
	if (first < 0 && second > 3000000000u)
		shared = 1; //@ race(shared)
}

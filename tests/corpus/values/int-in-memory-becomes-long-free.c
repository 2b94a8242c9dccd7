// Claim: what memory of type int holds is an int, also where it becomes a number of 64 bits. Source: semantics.md §2; ISO C11 §6.2.6.2
int shared;

int n, rows[10];

void variable(void) {
	long wide = n;
#pragma omp parallel //@ RACE_FREE
	if (wide > 2147483647L)
		shared = 1;
}

void element(int k) {
	long sum = (long)rows[k] + n;
#pragma omp parallel //@ RACE_FREE
	if (sum < -4294967296L)
		shared = 1;
}

void as_unsigned(int *p) {
	unsigned *same = (unsigned *)p;
	int first = *p;
	unsigned long second = *same;
#pragma omp parallel //@ RACE_FREE
	if (first < 5 && second > 4294967295ul)
		shared = 1;
}

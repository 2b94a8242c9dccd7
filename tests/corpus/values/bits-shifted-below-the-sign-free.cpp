// Claim: a number that is not negative stays so where bounds keep what is shifted below the sign. Source: ISO C++14 [expr.shift] p2
int a[10];

void bytes(unsigned char c) {
	int word = c << 23;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		if (word < 0)
			a[0] = i;
}

void guarded(int n) {
	if (n < 0 || n > 2047)
		return;
	int word = n << 20;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		if (word < 0)
			a[0] = i;
}

void wide(unsigned char c) {
	long word = (long)c << 55;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		if (word < 0)
			a[0] = i;
}

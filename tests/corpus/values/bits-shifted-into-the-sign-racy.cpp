// Claim: in C++ a number that is shifted into the sign is negative, whatever it is computed from. Source: ISO C++14 [expr.shift] p2
int a[10];

void bytes(unsigned char c) {
	int word = c << 24;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		if (word < 0)
			a[0] = i; //@ race(a)
}

void inputs(int n) {
	int word = n << 20;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		if (n > 0 && word < 0)
			a[0] = i; //@ race(a) possible
}

void wide(unsigned char c) {
	long word = (long)c << 56;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		if (word < 0)
			a[0] = i; //@ race(a) possible
}

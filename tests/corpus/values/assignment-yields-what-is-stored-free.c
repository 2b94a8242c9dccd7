// Claim: The value of an assignment is no more than the variable has room for. Source: C11 §6.5.16 p3, §6.3.1.3
int x;

void work(int n) {
	unsigned char c;
	int stored = (c = n);
#pragma omp parallel //@ RACE_FREE
	if (stored > 255 || stored != c)
		x = 1;
}

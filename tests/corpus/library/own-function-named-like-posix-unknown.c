// Claim: programs may have a function write of their own: what no header of the system declares is not POSIX's. Source: C11 §7.1.3; semantics.md §9
void write(int, double *, int);

double a[64];

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 64; i++)
		write(i, a, 0);
	return 0;
}

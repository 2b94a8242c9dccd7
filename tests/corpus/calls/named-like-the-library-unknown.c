// Claim: a function with other parameters than the library's of its name is not that one: nobody knows what it does (compilers warn). Source: C11
// §6.7.6.3p15; semantics.md §1
int index(const char *);

double a[8];

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++) {
		a[i] = index("text");
	}
	return 0;
}

// Claim: a function whose address is taken may be called with any arguments, beside the calls by its name. Source: semantics.md §1, §9.
int a[200];

static void fill(int step) {
	#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < 100; i++) {
		a[i * step] = i;
	}
}

int main(int argc, char **argv) {
	void (*f)(int) = fill;
	fill(1);
	f(argc - 1);
	return 0;
}

// Claim: an assignment to a conditional expression writes one of its variables, here never more than 1. Source: semantics.md §3; C++17 [expr.cond]
static int mode = 0;
static int other = 0;
int sum;

void enable() {
	mode = 1;
}

void set(int v) {
	(v > 2 ? mode : other) = 1;
}

int get() {
	return other;
}

void work(int n) {
	if (mode == 2 || mode == 3) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < n; i++) {
			sum += i;
		}
	}
}

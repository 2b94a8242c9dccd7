// Claim: an assignment to a conditional expression may write either of the variables, also with what callers give. Source: semantics.md §3; C++17 [expr.cond]
static int mode = 0;
static int other = 0;
int sum;

void enable() {
	mode = 1;
}

void set(int v) {
	(v > 2 ? mode : other) = v;
}

int get() {
	return other;
}

void work(int n) {
	if (mode == 2 || mode == 3) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n; i++) {
			sum += i; //@ race(sum)
		}
	}
}

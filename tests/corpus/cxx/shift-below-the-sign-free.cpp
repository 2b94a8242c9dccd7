// Claim: a 1 that is shifted by less than 31 is positive. Source: semantics.md §2; C++17 [expr.shift] p2
int shared;

void f(int amount) {
	if (amount < 31) {
#pragma omp parallel //@ RACE_FREE
		if (1 << amount < 0)
			shared = 1;
	}
}

// Claim: at a directive a comment accepts the races of its region only. Source: docs/decisions/0014-accepted-races.md
int seen;

void f(int n) {
	// racelens: accept race: whatever this does, it is only shown
	//@ RACE
#pragma omp parallel for \
		schedule(static, 1)
	for (int i = 0; i < n; i++)
		seen++; //@ race(seen) accepted

#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		seen--; //@ race(seen)
}

// Claim: comments in lines of their own accept the races of the code below; other comments and pragmas may stand between.
// Source: docs/decisions/0014-accepted-races.md
int seen, last;

void f(int n) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		// racelens: accept race on seen: a rough count will do
		/* It is only shown
		   to a person. */
#pragma omp atomic write
		last = seen; //@ race(seen) accepted
		// racelens: accept race on seen: a rough count will do
		seen++; //@ race(seen) accepted
	}
}

int shown(void) {
	int sum = 0;
#pragma omp parallel //@ RACE
	{
		// racelens: accept race on last: any of them will do
		last = 1; sum += last; //@ race(last) accepted race(sum)
	}
	return sum;
}

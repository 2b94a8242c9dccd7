// Claim: where calls are too deep to be followed, a region that the others do not get to may be executed: its race is possible, not sure.
// Source: semantics.md §1, §9.
int x;

static void walk(int n, int step) {
	if (n == 9) {
#pragma omp parallel //@ RACE
		x = n; //@ race(x) possible
	} else if (n < 100) {
		walk(n + step, step);
	}
}

int main(void) {
	walk(0, 2);
}

// Claim: a case label inside a loop is reached without the loop's test, so that the call behind it happens.
// Source: C11 §6.8.4.2; semantics.md §1. Output: depends on the team size
int s;

static void add(void) {
#pragma omp parallel //@ RACE
	s++; //@ race(s) possible
}

int main(int argc, char **argv) {
	(void)argv;
	switch (argc) {
	case 0:
		while (argc) {
	case 1:
			add();
			argc = 0;
		}
	}
	return 0;
}

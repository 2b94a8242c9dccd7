// Claim: two pointers of which neither is null may be equal, and one that is null differs from one that is not. Source: C11 §6.5.9; semantics.md §6
int found;

void inputs(int *a, int *b) {
#pragma omp parallel //@ RACE
	if (a && b && a == b)
		found++; //@ race(found) possible
}

void different(int *a, int *b) {
	if (a && !b) {
#pragma omp parallel //@ RACE
		if (a != b)
			found++; //@ race(found) possible
	}
}

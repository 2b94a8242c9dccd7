// Claim: where a volatile pointer leads is not known, so neither is whether a condition on what stands there ever holds: no race is definite.
// Source: semantics.md §1, §6; C11 §6.7.3p7
extern int *volatile window;
int found;

void look(void) {
	if (window[0] == 1 && window[1] == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found) possible
	}
}

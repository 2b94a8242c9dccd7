// Claim: members of a union that share bytes and differ in size hold different numbers: what the one is says nothing certain of the other.
// Source: semantics.md §2; ISO C11 §6.5.2.3, note 95
int shared;

union number {
	int word;
	long both;
	int *pointer;
};

void read_before(union number *n) {
	int low = n->word;
	long all = n->both;
#pragma omp parallel //@ RACE
	if (all > 3000000000L && low == 1)
		shared = 1; //@ race(shared) possible
}

union number seen;

void read_inside(void) {
#pragma omp parallel //@ RACE
	if (seen.both == 0x100000001L && seen.word == 1)
		shared = 1; //@ race(shared) possible
}

void half_of_an_address(void) {
#pragma omp parallel //@ RACE
	if (seen.pointer != 0 && seen.word == 0)
		shared = 1; //@ race(shared) possible
}

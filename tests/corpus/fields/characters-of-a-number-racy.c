// Claim: characters show what a number beside them in a union holds. Source: semantics.md §2; ISO C11 §6.5.2.3, note 95
int shared;

union letters {
	char bytes[4];
	int count;
};

void f(union letters *n, int k) {
	char letter = n->bytes[k];
	int count = n->count;
#pragma omp parallel //@ RACE
	if (letter == 1 && count == 1)
		shared = 1; //@ race(shared) possible
}

// Claim: an array of characters in a structure and a number beside it are different bytes. Source: semantics.md §2; ISO C11 §6.7.2.1p15
int shared;

struct named {
	char name[12];
	int count;
};

void f(struct named *n, int k) {
	char letter = n->name[k];
	int count = n->count;
#pragma omp parallel //@ RACE
	if (letter == 'a' && count == 3)
		shared = 1; //@ race(shared)
}

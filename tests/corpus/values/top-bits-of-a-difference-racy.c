// Claim: the top bits of an unsigned difference below zero are set. Source: semantics.md §2; ISO C11 §6.2.5p9, §6.5.7p5
int shared;

void chosen(unsigned n) {
	if (n <= 4) {
		unsigned long far = n - 40ul;
#pragma omp parallel //@ RACE
		switch (far >> 60) {
		case 15:
			shared = 1; //@ race(shared) possible
		}
	}
}

void kept(unsigned n) {
	if (n <= 4) {
		unsigned long far = n - 40ul;
		int top = (int)(far / 0x1000000000000000ul);
#pragma omp parallel //@ RACE
		if (top == 15)
			shared = 1; //@ race(shared)
	}
}

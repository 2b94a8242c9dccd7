// Claim: after a store to one half of a union member, the other half holds what the larger member left there. Source: semantics.md §2, §9.
int x;

int main(void) {
	union {
		long whole;
		int halves[2];
	} u = {0};
	u.whole = 5;
	u.halves[1] = 0;
	#pragma omp parallel //@ RACE
	{
		if (u.halves[0] != 0) {
			x = 1; //@ race(x) possible
		}
	}
	return x;
}

// Claim: a directive of a called function that nobody knows may be what excludes the threads, so the race is possible. Source: semantics.md §1.
// (-Wall warns of the unknown directive.) Output: depends on the team size
int sum;

static void add(void) {
#pragma omp atomicc //@ message(unknown-directive)
	sum++; //@ race(sum) possible
}

int main(void) {
#pragma omp parallel //@ RACE
	add();
	return 0;
}

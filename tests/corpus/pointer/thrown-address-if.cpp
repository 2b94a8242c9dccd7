// Claim: an exception that is the address of a static variable may be caught by others, which then have a pointer to it.
// Source: semantics.md §8; C++17 §18.1
static int s;

void raise() {
	throw &s;
}

void work(int *p) {
#pragma omp parallel sections num_threads(2) //@ RACE_FREE_IF(no-overlap p s)
	{
#pragma omp section
		s = 1;
#pragma omp section
		*p = 2;
	}
}

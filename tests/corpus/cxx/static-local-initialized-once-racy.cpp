// Claim: what the initializer of a static variable in a block writes is not ordered with threads that have not passed the declaration.
// Source: C++ [stmt.dcl]; semantics.md §1.
// Output: depends on the team size
int calls;

int next() {
	calls++; //@ race(calls)
	return 1;
}

int step() {
	static int once = next();
	return once;
}

int main() {
	int seen = 0;
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		step();
#pragma omp section
		seen = calls; //@ race(calls)
	}
	return seen;
}

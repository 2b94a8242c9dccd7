// Claim: a static variable in a block that serial code made is not made again in a region. Source: C++ [stmt.dcl]; semantics.md §1.
int calls;

int next() {
	return ++calls;
}

int step() {
	static int once = next();
	return once;
}

int main() {
	int first = step();
	int seen = 0;
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		first += step();
#pragma omp section
		seen = calls;
	}
	return first + seen - 3;
}

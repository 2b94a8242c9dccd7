// Claim: one of the threads that get to the declaration of a static variable constructs it; what the constructor writes is not followed.
// Source: C++ [stmt.dcl]; semantics.md §1.
int total;

struct Once {
	Once() {
		total = 7;
	}
};

int main() {
	int seen = 0;
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-statement)
	{
#pragma omp section
		{
			static Once once;
		}
#pragma omp section
		seen = total;
	}
	return seen;
}

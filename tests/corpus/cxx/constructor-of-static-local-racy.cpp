// Claim: one of the threads that get to the declaration of a static variable constructs it; those that have not passed it may meet what
// the constructor writes. Source: C++ [stmt.dcl]; semantics.md §1.
// Output: depends on the team size
int total;

struct Once {
	Once() {
		total = 7; //@ race(total)
	}
};

int main() {
	int seen = 0;
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		{
			static Once once;
		}
#pragma omp section
		seen = total; //@ race(total)
	}
	return seen == 7 ? 0 : seen;
}

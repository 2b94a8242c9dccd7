// Claim: a deferred target region ends before what a destructor releases behind a taskwait. Source: OpenMP 5.2 §13.8, §15.5
struct Owner {
	int *values;
	Owner() : values(new int[10]()) {}
	~Owner() { delete[] values; }
};

int main() {
	int first = 0;
	{
		Owner owner;
		int *values = owner.values;
#pragma omp target map(tofrom: values[0:10]) nowait //@ RACE_FREE
		values[0] = 1;
#pragma omp taskwait
		first = values[0];
	}
	return first - 1;
}

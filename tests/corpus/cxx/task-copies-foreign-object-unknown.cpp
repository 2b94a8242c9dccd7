// Claim: what the copy constructor of a task's copy does is not known where its code is not there. Source: OpenMP 5.2 §5.1.1, §5.4.4.
struct Foreign {
	int value;

	Foreign();
	Foreign(const Foreign &other);
};

int look() {
	int seen = 0;
#pragma omp parallel //@ UNKNOWN(unmodelled-clause)
	{
		Foreign mine;
		mine.value = 1;
#pragma omp task
		{
			int copied = mine.value;
			(void)copied;
		}
	}
	return seen;
}

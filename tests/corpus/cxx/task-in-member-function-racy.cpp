// Claim: a task in a member function copies this; the members are those of the one object.
// Source: semantics.md §5 (this is copied, members are shared)
struct Work {
	int done = 0;
	void start(int n)
	{
		for (int k = 0; k < n; k++) {
#pragma omp task
			done++; //@ race
		}
	}
};

int main()
{
	Work w;
#pragma omp parallel //@ RACE
	{
#pragma omp single
		w.start(8);
	}
	return w.done;
}

// Claim: a threadprivate variable that serial code has used is still the thread's own inside a region. Source: semantics.md §8.
int t = 0;
#pragma omp threadprivate(t)

int main(void) {
	t = 1;
	#pragma omp parallel //@ RACE_FREE
	{
		t++;
	}
	return t;
}

// Claim: a private copy of a C++ reference is a copy of what it refers to.
// Source: OpenMP 5.2 §5.4.3; semantics.md §8
// Output: depends on the team size
static void fill(int &t, int &u, int *a)
{
#pragma omp parallel for private(t) firstprivate(u) //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		t = i + u;
		u = t;
		a[i] = t;
	}
}

int main()
{
	int t = 0, u = 1, a[100] = {0};
	fill(t, u, a);
	return t + u + a[3];
}

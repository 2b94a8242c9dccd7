// Claim: the assignment of a member of a lastprivate object is executed at the end of the loop, where other threads may be further.
// Source: OpenMP 5.2 §5.4.5; semantics.md §8
// Output: differs without OpenMP
static int g;

struct Part {
	int v;
	Part &operator=(const Part &other)
	{
		g += other.v; //@ race(g)
		return *this;
	}
};

struct Assigned {
	Part p;
};

int main()
{
	int seen = 0;
	Assigned x;
#pragma omp parallel //@ RACE
	{
#pragma omp for lastprivate(x) nowait
		for (int i = 0; i < 8; i++)
			x.p.v = i;
#pragma omp single nowait
		seen = g; //@ race(g)
	}
	return seen + x.p.v;
}

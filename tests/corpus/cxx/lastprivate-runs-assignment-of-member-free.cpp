// Claim: the assignment of a member of a lastprivate object is executed by the thread of the last iteration alone.
// Source: OpenMP 5.2 §5.4.5; semantics.md §8
static int g;

struct Part {
	int v;
	Part &operator=(const Part &other)
	{
		g += other.v;
		return *this;
	}
};

struct Assigned {
	Part p;
};

int main()
{
	int a[8];
	Assigned x;
#pragma omp parallel for lastprivate(x) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = x.p.v = i;
	return a[1] + x.p.v;
}

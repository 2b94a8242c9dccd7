// Claim: the assignment of a lastprivate object may be code of the program, and is not passed over.
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
#pragma omp parallel for lastprivate(x) //@ UNKNOWN(unmodelled-clause)
	for (int i = 0; i < 8; i++)
		a[i] = x.p.v = i;
	return a[1] + x.p.v;
}

// Claim: constructors, assignments and destructors of copies run in each thread and are free where they exclude each other.
// Source: OpenMP 5.2 §5.4.3, §5.4.4, §5.4.5; semantics.md §8
static int made, gone;

struct Counted {
	int v;
	Counted() : v(7)
	{
#pragma omp atomic
		made++;
	}
	Counted(const Counted &other) : v(other.v)
	{
#pragma omp atomic
		made++;
	}
	Counted &operator=(const Counted &other)
	{
		v = other.v;
#pragma omp atomic
		made++;
		return *this;
	}
	~Counted()
	{
#pragma omp atomic
		gone++;
	}
};

int main()
{
	int a[8];
	Counted c, d, e;
#pragma omp parallel private(c) firstprivate(d) //@ RACE_FREE
	c.v = d.v + 1;
#pragma omp parallel for lastprivate(e) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = e.v = i;
	return a[1] + e.v + made - gone;
}

// Claim: what is written to the part of an array's first object that a base class makes is not written to what lies before it.
// Source: C++17 [conv.array], [conv.ptr] p3, [expr.static.cast] p11; semantics.md §9.
struct first { int a; };
struct second { int b; };
struct both : first, second { int c; };
static int hits;

static void write(second *s)
{
	s->b = 1;
}

int main()
{
	both pair[2];
	pair[0].a = 2;
	write(pair);
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (pair[0].a != 2 || pair[0].b != 1)
		hits = 1;

	second *s = static_cast<second *>(pair);
	second *none = nullptr;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (static_cast<both *>(s) != pair || none == pair)
		hits = 2;
	return 0;
}

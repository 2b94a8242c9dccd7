// Claim: an array of objects as a pointer to a base class leads to the part of the first one that the base class makes.
// Source: C++17 [conv.array], [conv.ptr] p3; semantics.md §9.
struct first { int a; };
struct second { int b; };
struct both : first, second { int c; };
static int hits;

static int read(const second *s)
{
	return s->b;
}

int main()
{
	both pair[2];
	second *s = pair;
	s->b = 1;
	pair[0].a = 2;
#pragma omp parallel num_threads(2) //@ RACE
	if (read(pair) == 1)
		hits = 1; //@ race(hits)

#pragma omp parallel num_threads(2) //@ RACE
	if (s == pair && pair == s)
		hits = 2; //@ race(hits)
	return 0;
}

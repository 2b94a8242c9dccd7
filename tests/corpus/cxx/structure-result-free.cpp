// Claim: structures that functions take and return by value hold what was put into them: the two halves are apart.
// Source: semantics.md §9
struct Part {
	int *start;
	long length;
};
int v[100];

static Part make(int *from, long n)
{
	Part p;
	p.start = from;
	p.length = n;
	return p;
}

static Part shifted(Part p, long k)
{
	Part q = p;
	q.start += k;
	q.length -= k;
	return q;
}

int main()
{
	Part whole = make(v, 100);
	Part half = shifted(whole, 50);
	Part copies[2] = { whole, half };
#pragma omp parallel for //@ RACE_FREE
	for (long i = 0; i < half.length; i++) {
		copies[0].start[i] = 1;
		copies[1].start[i] = 2;
	}
	return v[7];
}

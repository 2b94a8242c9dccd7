// Claim: items that begin at one address but have other lengths overlap in part: no order that the specification gives.
// Source: OpenMP 5.2 §15.9.5; semantics.md §1
static int a[10], b[10], y;
static struct {
	int x, z;
} s;

int main(void)
{
	int n = 3, m = 4;
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[0])
		a[0] = 1;
#pragma omp task depend(in : a[0:10]) //@ message(depend-overlap)
		y = a[0];
	}
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : b[0:n])
		b[0] = 1;
#pragma omp task depend(in : b[0:m]) //@ message(depend-overlap)
		y += b[0];
	}
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : s.x)
		s.x = 1;
#pragma omp taskwait depend(in : s) //@ message(depend-overlap)
		y += s.x;
	}
	return y - 3;
}

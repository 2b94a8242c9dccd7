// Claim: the twins that name the same storage in other words. Source: OpenMP 5.2 §15.9.5; semantics.md §1
static int a[10], b[10], y;
static struct {
	int x, z;
} s;

int main(void)
{
	int n = 4, m = 4;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task depend(out : a)
		a[0] = 1;
#pragma omp task depend(in : a[0:10])
		y = a[0];
	}
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task depend(out : b[0:n])
		b[0] = 1;
#pragma omp task depend(in : b[:m])
		y += b[0];
	}
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task depend(out : s.x)
		s.x = 1;
#pragma omp taskwait depend(in : s.x)
		y += s.x;
	}
	return y - 3;
}

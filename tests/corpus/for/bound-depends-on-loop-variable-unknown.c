// Claim: a bound or a step that depends on the loop variable, or that the body changes, is no canonical form: how many iterations
// there are is not known before the loop. Source: OpenMP 5.2 §4.4.1: lb, ub and incr are loop invariant; GCC and Clang reject two of these
int a[1000];

void bound(const int *restrict ends)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
	for (int i = 0; i < ends[i]; i++) //@ message(not-canonical)
		a[i] = 1;
}

void step(int n)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
	for (int i = 1; i < n; i += i) //@ message(not-canonical)
		a[i] = 1;
}

void changed(int n)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
		int last = n;
#pragma omp for
		for (int i = 0; i < last; i++) {
			a[i] = 1;
			last--; //@ message(not-canonical)
		}
	}
}

// Claim: a region that executes a loop with a bad argument is not proved, wherever the loop stands.
// Source: OpenMP 5.2 §3.2.1, §11.5.3
// Compilers warn.
int a[64];

static void fill(void)
{
#pragma omp for schedule(static, -1) //@ message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	fill();
	return a[4];
}

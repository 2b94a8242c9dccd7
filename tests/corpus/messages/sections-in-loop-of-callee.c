// Claim: sections of a callee may not be closely nested in a worksharing loop.
// Source: OpenMP 5.2 §17.1
// Output: undefined
static int a[64], b[64];

static void both(int i)
{
#pragma omp sections //@ message(closely-nested)
	{
#pragma omp section
		a[i] = 1;
#pragma omp section
		b[i] = 2;
	}
}

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++)
		both(i);
	return a[1];
}

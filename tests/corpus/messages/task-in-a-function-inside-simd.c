// Claim: lanes may meet no task construct, also not in a function that they call.
// Source: OpenMP 5.2 §10.4 (restrictions of simd)
int a[64], b[64];

static void later(int i)
{
#pragma omp task firstprivate(i) //@ message(closely-nested)
	a[i] = b[i];
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp for simd
		for (int i = 0; i < 64; i++)
			later(i);
	}
	return a[3];
}

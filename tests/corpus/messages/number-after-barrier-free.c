// Claim: what cannot be a clause behind a directive is ignored.
// Source: OpenMP 5.2 §3.1
// clang warns, gcc refuses the program.
int a[2];

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single nowait
		a[0] = 1;
#pragma omp barrier 5 //@ message(extra-tokens)
#pragma omp single
		a[1] = a[0];
	}
	return a[1] - 1;
}

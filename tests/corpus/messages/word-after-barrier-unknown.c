// Claim: a word behind a directive may be a clause that is misspelt: nothing is proved.
// Source: OpenMP 5.2 §3.1
// Compilers refuse the program.
int a[2];

int main(void)
{
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-clause)
	{
#pragma omp single nowait
		a[0] = 1;
#pragma omp barrier now; //@ message(unknown-clause) message(extra-tokens)
#pragma omp single
		a[1] = a[0];
	}
	return a[1] - 1;
}

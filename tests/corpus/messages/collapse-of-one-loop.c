// Claim: collapse(2) needs two nested loops.
// Source: OpenMP 5.2 §4.4.1, §4.4.3
// gcc refuses the program.
int a[64];

int main(void)
{
#pragma omp parallel for collapse(2) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 64; i++) //@ message(not-canonical)
		a[i] = i;
	return a[4];
}

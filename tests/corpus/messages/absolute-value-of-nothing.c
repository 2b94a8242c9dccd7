// Claim: a library function without its argument is a call that is not understood.
// Source: C11 §7.22.6.1, §6.5.2.2
// Compilers refuse the program.
int abs(int);
int a[64];

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 64; i++)
		a[i] = abs(); //@ message(syntax)
	return a[4];
}

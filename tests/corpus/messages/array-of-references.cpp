// Claim: there are no arrays of references: a message, and the file is analysed.
// Source: C++17 §11.3.2
// Compilers refuse the program.
int a[64];

int main()
{
	int x = 0;
	int &all[2] = {x, x}; //@ message(syntax)

#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}

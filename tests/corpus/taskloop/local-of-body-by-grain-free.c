// Claim: a variable of the loop's body is one for each iteration, in whichever task that is.
// Source: OpenMP 5.2 §12.6.1; semantics.md §9
int a[64];
int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop grainsize(4)
	for (int i = 0; i < 16; i++) {
		int x = 1;
#pragma omp task shared(x)
		x++;
#pragma omp taskwait
		a[i] = x;
	}
	return 0;
}

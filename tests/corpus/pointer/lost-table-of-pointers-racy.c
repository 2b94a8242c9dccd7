// Claim: a table of pointers whose contents a loop has lost may hold the address of a static array. Source: semantics.md §9.
static double a[101];
static double *rows[10];

int main(int argc, char **argv) {
	for (int k = 0; k < 1000; k++)
		rows[k * k % 10] = a + k % 2;
	double *p = rows[argc % 10];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		p[i] = a[i]; //@ race(a) possible
	return 0;
}

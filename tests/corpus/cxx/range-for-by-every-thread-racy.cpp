// Claim: without a worksharing construct each thread goes through the whole array.
// Source: semantics.md §3
int a[64];

int main()
{
#pragma omp parallel //@ RACE
	for (int &x : a)
		x = 2; //@ race
	return a[5];
}

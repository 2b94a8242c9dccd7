// Claim: a range-for over the rows of an array gives each row to one thread.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
int a[16][8];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (auto &row : a)
		for (int &x : row)
			x += 3;
	return a[3][3];
}

// Claim: the rows' threads meet on one sum.
// Source: semantics.md §3; OpenMP 5.2 §4.4.1
int a[16][8], sum;

int main()
{
#pragma omp parallel for //@ RACE
	for (auto &row : a)
		for (int x : row)
			sum += x; //@ race(sum)
	return sum;
}

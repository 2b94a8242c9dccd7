// Claim: copyin gives all threads the same value: a subscript made of it is one for all.
// Source: semantics.md §8; OpenMP 5.2 §5.7.1
static int count, row[4];
#pragma omp threadprivate(count, row)

int a[100];

int main(void)
{
	count = 7;
	row[3] = 20;
#pragma omp parallel num_threads(4) copyin(count, row) //@ RACE
	{
		count++;
		a[count] = 1; //@ race(a)
		a[row[3]] = 2; //@ race(a)
	}
	return a[8];
}

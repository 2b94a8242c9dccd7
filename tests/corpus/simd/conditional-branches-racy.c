// Claim: an odd lane writes in the first branch what the even lane before it reads in the second one.
// Source: semantics.md §2 (path conditions), §7
int a[66], d[66];

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		if (i % 2 == 1)
			a[i] = i; //@ race(a)
		else
			d[i] = a[i + 1]; //@ race(a)
	return d[4];
}

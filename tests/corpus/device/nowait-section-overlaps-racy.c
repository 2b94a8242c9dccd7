// Claim: the section's last element is copied too.
// Source: semantics.md §5, §8 (map); OpenMP 5.2 §3.2.5, §5.8.3
int a[64];

int main(void)
{
#pragma omp target nowait map(tofrom : a[0 : 33]) //@ RACE race(a)
	for (int i = 0; i < 32; i++)
		a[i] = i;
	for (int i = 32; i < 64; i++)
		a[i] = -1; //@ race(a)
#pragma omp taskwait
	return a[7];
}

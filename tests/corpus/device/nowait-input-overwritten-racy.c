// Claim: the copy to the device may come after the host's next write.
// Source: semantics.md §5, §8 (map); OpenMP 5.2 §5.8.3
int a[64], b[64];

int main(void)
{
	a[3] = 1;
#pragma omp target nowait map(to : a) map(from : b) //@ RACE race(a)
	for (int i = 0; i < 64; i++)
		b[i] = a[i] + 1;
	a[3] = 2; //@ race(a)
#pragma omp taskwait
	return b[4];
}

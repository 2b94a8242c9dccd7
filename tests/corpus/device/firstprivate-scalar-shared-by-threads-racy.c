// Claim: the device's copy of an unmapped scalar is one variable for the threads of a parallel region on the device.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.1
// Output: differs without OpenMP
int main(void)
{
	int x = 3;
#pragma omp target //@ RACE
	{
#pragma omp parallel
		x++; //@ race(x)
	}
	return x == 3;
}

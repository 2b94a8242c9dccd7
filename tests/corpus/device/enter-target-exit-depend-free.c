// Claim: dependences order the copies to the device, the work there and the copies back.
// Source: semantics.md §5; OpenMP 5.2 §13.6, §13.7, §15.9.5
int a[8];

int main(void)
{
#pragma omp target enter data map(to : a) nowait depend(out : a) //@ RACE_FREE
#pragma omp target nowait depend(inout : a)
	a[0] = 1;
#pragma omp target exit data map(from : a) nowait depend(inout : a)
#pragma omp taskwait
	return a[0];
}

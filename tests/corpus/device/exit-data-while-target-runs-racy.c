// Claim: target exit data reads the device's storage, on which a target task without dependences may still work.
// Source: semantics.md §5; OpenMP 5.2 §13.7, §13.8
int a[8];

int main(void)
{
#pragma omp target enter data map(to : a)
#pragma omp target nowait //@ RACE
	a[0] = 1; //@ race(a)
#pragma omp target exit data map(from : a) //@ race(a)
#pragma omp taskwait
	return a[0];
}

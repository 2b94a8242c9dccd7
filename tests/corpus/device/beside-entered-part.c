// Claim: what enter data maps of an array is all that the device has of it. Source: OpenMP 5.2 §5.8.3, §13.6
int a[100];

int main(void)
{
	int *p = a;
#pragma omp target enter data map(to : p[0:10])
#pragma omp target nowait //@ UNKNOWN(not-conforming)
	a[30] = 1; //@ message(outside-section)
	p[30] = 2;
#pragma omp taskwait
#pragma omp target exit data map(from : p[0:10])
	return a[0];
}

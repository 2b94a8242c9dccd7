// Claim: a device has storage for the mapped part of an array alone: what is accessed beside it is unspecified. Source: OpenMP 5.2 §5.8.3
int a[100];

int main(void)
{
#pragma omp target map(tofrom : a[0:10]) nowait //@ UNKNOWN(not-conforming)
	a[50] = 1; //@ message(outside-section)
	a[50] = 2;
#pragma omp taskwait
	return a[0];
}

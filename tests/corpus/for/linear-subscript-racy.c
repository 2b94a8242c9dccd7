// Claim: the twin whose step is one: neighbouring iterations meet.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
int a[400], b[100];

int main(void)
{
	int j = 3;
#pragma omp parallel for linear(j) //@ RACE witness T<=2
	for (int i = 0; i < 100; i++) {
		a[j] = b[i];	 //@ race(a)
		a[j + 1] = b[i]; //@ race(a)
		j++;
	}
	return j;
}

// Claim: an element that the section leaves out has no copy: what the program finds there is unspecified, so nothing is proved.
// Output: undefined. Source: OpenMP 5.2 §5.5.5; semantics.md §1
int main(void)
{
	int a[10] = {0};
#pragma omp parallel for reduction(+ : a[2:4]) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 100; i++)
		a[7]++; //@ message(outside-section)
	return a[3];
}

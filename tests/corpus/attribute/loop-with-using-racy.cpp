// Claim: a directive may be an attribute of the loop, with its namespace said once for the list.
// Source: OpenMP 5.2 §3.1
int a[10];

int main()
{
	[[using omp : directive(parallel for)]] //@ RACE witness T<=2
	for (int i = 0; i < 10; i++)
		a[0] = i; //@ race(a)
	return a[0] - a[0];
}

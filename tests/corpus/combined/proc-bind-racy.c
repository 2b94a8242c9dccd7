// Claim: where the threads run is no order.
// Source: OpenMP 5.2 §10.1.3; semantics.md §3
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp parallel proc_bind(close) //@ RACE
	x++; //@ race(x)
	return x;
}

// Claim: by steps of two an unsigned variable may miss zero and wrap: it comes to numbers above n, after a number of trips that is not known exactly. Source: C17 6.2.5p9; semantics.md §2
int x;

void f(unsigned n)
{
#pragma omp parallel //@ RACE
	for (unsigned i = n; i != 0; i -= 2)
		if (i > n)
			x = 1; //@ race(x) possible
}

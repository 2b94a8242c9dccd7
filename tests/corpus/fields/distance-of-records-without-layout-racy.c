// Claim: the distance of pointers to records whose size is not known is any number.
// Source: C11 §6.5.6 p9; semantics.md §9.
struct far;
static int t[100];

void count(struct far *first, struct far *last)
{
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		t[3] = 1; //@ race(t) possible
#pragma omp section
		t[(int *)last - (int *)first] = 1; //@ race(t) possible
	}
}

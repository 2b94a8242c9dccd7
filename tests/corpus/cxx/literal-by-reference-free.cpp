// Claim: a number that is passed by reference is an object of the call.
// Source: C++17 [dcl.init.ref]/5, [class.temporary]; semantics.md §9
int a[64];

static int larger(const int &x, const int &y) { return x < y ? y : x; }

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[larger(i, 0)] = larger(a[i], 3);
	return a[5];
}

// Claim: of two functions of one name only one never returns; the call of the other one does. Source: C++17 [dcl.attr.noreturn];
// semantics.md §2.
[[noreturn]] void fail(int);
void fail(double);
double a[100];

void scale(int k, double d) {
	if (k < 1)
		fail(d);
	if (k > 50)
		fail(k);
#pragma omp parallel for //@ RACE_FREE_IF(stride k)
	for (int i = 0; i < 2; i++)
		a[i * k] = i;
}

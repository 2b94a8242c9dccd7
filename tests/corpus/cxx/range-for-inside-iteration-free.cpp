// Claim: a range-for inside an iteration is the thread's own loop.
// Source: semantics.md §2
int a[16][8], s[16];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 16; i++)
		for (int &x : a[i]) {
			x = i;
			s[i] += x;
		}
	return s[3];
}

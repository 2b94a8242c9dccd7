// Claim: a thread's copy of a threadprivate variable is one object for the lanes of that thread.
// Source: semantics.md §7, §8
int a[64];
static int t;
#pragma omp threadprivate(t)

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		t = i; //@ race(t)
		a[i] = t + 1; //@ race(t)
	}
	return a[7];
}

// Claim: the first statement of a later lane overwrites what the second statement of an earlier one writes after it.
// Source: semantics.md §7; OpenMP 5.2 §10.4
int a[66];

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		a[i] = i; //@ race(a)
		a[i + 1] = -i; //@ race(a)
	}
	return a[3] == 3;
}

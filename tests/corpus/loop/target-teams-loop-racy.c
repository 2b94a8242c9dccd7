// Claim: target teams loop with a scalar that all iterations write.
// Source: semantics.md §3, §8 (map)
int a[64];

int main(void)
{
	int last = 0;
#pragma omp target teams loop map(tofrom : a, last) //@ RACE
	for (int i = 0; i < 64; i++) {
		a[i] = i;
		last = i; //@ race(last)
	}
	return last == 63;
}

// Claim: private on loop gives each iteration's thread a copy.
// Source: semantics.md §8
int a[64], t;

int main(void)
{
#pragma omp parallel loop private(t) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		t = i + 1;
		a[i] = t * t;
	}
	return a[5];
}

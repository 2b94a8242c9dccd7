// Claim: a loop whose condition is false at first has no trips, although later values of its variable satisfy it. Source: semantics.md §2.
int a[200];

int main(void) {
	#pragma omp parallel //@ RACE_FREE
	for (int i = 20; i < 10; i--) {
		a[i + 100] = i;
	}
	return 0;
}

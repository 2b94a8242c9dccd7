// Claim: trips behind the one that breaks off do not exist for the regions in a serial loop. Source: semantics.md §1 (exact paths).
int a[1000];

int main(void) {
	for (int s = 5;; s--) {
		#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 100; i++) {
			a[i * s] = i;
		}
		if (s == 1) {
			break;
		}
	}
	return 0;
}

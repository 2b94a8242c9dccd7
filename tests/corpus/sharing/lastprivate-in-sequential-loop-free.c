// Claim: the barrier at the loop's end orders the lastprivate writes of its encounters. Source: semantics.md §4, §8.
int x;

int main(void) {
	#pragma omp parallel //@ RACE_FREE
	for (int k = 0; k < 2; k++) {
		#pragma omp for firstprivate(x) lastprivate(x) schedule(dynamic)
		for (int i = 0; i < 10; i++) {
			x += i;
		}
	}
	return x;
}

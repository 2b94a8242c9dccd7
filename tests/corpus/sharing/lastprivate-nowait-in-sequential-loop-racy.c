// Claim: without a barrier the lastprivate writes of two encounters of one loop are not ordered. Source: semantics.md §3, §8.
int x;

int main(void) {
	#pragma omp parallel //@ RACE
	for (int k = 0; k < 2; k++) {
		#pragma omp for nowait lastprivate(x) schedule(dynamic) //@ race(x)
		for (int i = 0; i < 10; i++) {
			x = i;
		}
	}
	return x;
}

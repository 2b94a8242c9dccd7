// Claim: chunks of a collapsed triangular nest follow its own numbering: (2,0) and (2,1) are iterations 1 and 2, of two chunks. Source: semantics.md §3.
// The tool does not number such nests: it takes any thread for each iteration, and says POSSIBLE.
int x;

int main(void) {
	#pragma omp parallel for collapse(2) schedule(dynamic, 2) //@ RACE
	for (int i = 0; i < 4; i++) {
		for (int j = 0; j < i; j++) {
			if (i == 2) {
				x = j; //@ race(x) possible
			}
		}
	}
	return 0;
}

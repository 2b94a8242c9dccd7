// Claim: what a text of the program says changes no answer: "#99999999999" in it is no number of the analysis.
// Source: semantics.md §3; C17 §6.4.5
int a[100], b[100];

int main(void) {
	const char *t = "item #900000";
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		const char *q = t;
		for (int j = 0; j < i; j++)
			q = "item #99999999999";
		a[i] = q[0] == t[0];
	}
	return a[3] > 100;
}

// Claim: the elements of a string literal are its characters, escape sequences counted as one, and a zero at its end.
// Source: C11 §6.4.5; semantics.md §2, Values
static const char rows[2][4] = {"d\144", "e"};
static int a[220];

int main(void) {
	const char *text = "d";
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = a[i + text[0]] + a[i + rows[0][1]] + a[i + rows[1][0]] + a[i + rows[1][2]];
	return a[0];
}

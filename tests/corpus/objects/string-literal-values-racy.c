// Claim: the elements of a string literal are its characters, escape sequences counted as one.
// Source: C11 §6.4.5; semantics.md §2, Values
static const char step[] = "\x63g";
static int a[220];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i] = a[i + step[0]]; //@ race(a)
	return a[0];
}

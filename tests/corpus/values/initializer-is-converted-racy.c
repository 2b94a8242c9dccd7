// Claim: an initialiser is converted to the type of what it initialises: 256 in an unsigned char is 0. Source: semantics.md §2.
unsigned char n = 256;
unsigned char t[4] = {256, 257, 258, 256};
int a[4000];

int main(void) {
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++) {
		a[i * n] = 1; //@ race(a)
	}
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++) {
		a[t[i]] = 1; //@ race(a)
	}
	return 0;
}

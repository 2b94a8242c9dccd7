// Claim: a function that the program defines is executed as it is, whatever its name. Source: semantics.md §9
int calls;

char *strchrnul(const char *text, int c) {
	calls++; //@ race(calls)
	while (*text && *text != c)
		text++;
	return (char *) text;
}

char text[64][16];
int at[64];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		at[i] = (int) (strchrnul(text[i], ':') - text[i]);
	return at[3] + calls > 64;
}

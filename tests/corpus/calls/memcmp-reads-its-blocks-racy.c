// Claim: memcmp reads as many bytes as its third argument says. Source: semantics.md §9 (library functions have models).
#include <string.h>

char s[100], t[100];
int r;

int main(void) {
	#pragma omp parallel sections //@ RACE
	{
		#pragma omp section
		r = memcmp(s, t, 50); //@ race(s)
		#pragma omp section
		s[20] = 'x'; //@ race(s)
	}
	return r;
}

// Claim: functions that classify characters, and ffs, depend on their argument alone. Source: C11 §7.4; POSIX.1-2017, ffs
#define _XOPEN_SOURCE 700
#include <ctype.h>
#include <strings.h>

char text[64];
int kind[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		unsigned char c = text[i];
		kind[i] = isalnum(c) ? 1 : ispunct(c) || isupper(c) || isxdigit(c) ? 2 : ffs(c);
	}
	return kind[3];
}

// Claim: strchr, strstr and their like read; what they yield leads into the text, which is read here. Source: C11 §7.24.5; semantics.md §9
#include <string.h>

char text[64][80];
int at[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		char *colon = strchr(text[i], ':');
		at[i] = colon ? (int) (colon - text[i]) : -1;
		if (strstr(text[i], "key") && strcspn(text[i], " \t") > 2 && !strncmp(text[0], "#", 1))
			at[i]++;
	}
	return at[3];
}

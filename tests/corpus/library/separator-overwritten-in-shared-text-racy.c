// Claim: a pointer that strchr yields leads into the text: writing through it while other threads read the text is a race. Source: C11 §7.24.5.2
#include <string.h>

char text[80] = "a:b:c";

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		char *colon = strchr(text, ':'); //@ race(text) possible
		if (colon)
			*colon = ';'; //@ race(text) possible
	}
	return text[1];
}

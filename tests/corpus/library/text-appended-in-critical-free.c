// Claim: strcat and strlen touch what their arguments lead to, which critical excludes here. Source: C11 §7.24.3.1; semantics.md §6
#include <string.h>

char log_text[4096];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
#pragma omp critical
		if (strlen(log_text) + 8 < sizeof log_text)
			strcat(log_text, "step ");
	}
	return log_text[0];
}

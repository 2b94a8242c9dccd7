// Claim: do { } while (0) executes its body exactly once, also where macros nest and break leaves it: j is i + 1 in each iteration, and no
// two iterations meet. Source: C11 §6.8.5.2; semantics.md §2.
#define SET(p, v) \
	do { \
		int v_ = (v); \
		if (v_ < 0) \
			break; \
		(p) = v_; \
	} while (0)
#define SET_TWICE(p, v) \
	do { \
		SET(p, 0); \
		SET(p, v); \
	} while (0)

void shift(int *a, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		int j;
		SET_TWICE(j, i + 1);
		a[j] = i;
	}
}

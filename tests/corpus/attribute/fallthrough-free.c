// Claim: attributes of statements and labels change nothing: what stands around them is read. Source: GCC's statement attributes; semantics.md §1.
#define FALL __attribute__((__fallthrough__))

void direct(int *a, int n, int m) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		switch (m) {
		case 1:
			a[i] = 1;
			__attribute__((fallthrough));
		case 2:
			a[i] += 2;
		}
	}
}

void by_a_macro(int *a, int n, int m) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		switch (m) {
		case 1:
			a[i] = 1;
			FALL;
		case 2:
			a[i] += 2;
		}
	}
}

void without_braces(int *a, int n, int m) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		switch (m) {
		case 1:
			if (i > 3)
				FALL;
			else
				a[i] = 1;
		case 2:
			a[i] += 2;
		}
	}
}

void assumed(int *a, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		__attribute__((assume(a != 0)));
		a[i] = 0;
	}
}

struct __attribute__((packed)) narrow {
	char c;
	int v;
} __attribute__((aligned(1)));

void packed(struct narrow *restrict p, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		p[i].v = p[i].c;
}

// Claim: a barrier is no statement that a label may stand before; whatever is offered in a switch compiles. Source: OpenMP 5.2 §3.1, §15.3.1.
#include <stdio.h>

static int a[20], b[20], mode = 1;

int main(void) {
#pragma omp parallel //@ RACE fix(a: remove-nowait)
	{
		switch (mode) {
		case 1:
#pragma omp for nowait
			for (int i = 0; i < 20; i++)
				a[i] = i; //@ race(a)
		case 2:
#pragma omp for
			for (int i = 0; i < 20; i++)
				b[i] = a[19 - i]; //@ race(a)
			break;
		}
	}
	printf("%d\n", b[3]);
	return 0;
}

// Claim: a directive that is indented, with tabs between its words and a comment behind it, gets its clause before the comment.
// Source: OpenMP 5.2 §3.2
#include <stdio.h>

int main(void)
{
	int out[18], t, sum = 0;

	if (sizeof out > 4) {
		#	pragma	omp	parallel	for	/* all rows */ //@ RACE fix(t: private)
		for (int i = 0; i < 18; i++) {
			t = i % 5;		//@ race(t)
			out[i] = t * i;	//@ race(t)
		}
	}
	for (int i = 0; i < 18; i++)
		sum += out[i] * (i + 1);
	printf("%d\n", sum);
	return 0;
}

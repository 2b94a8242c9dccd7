// Claim: threads take turns in the order of a table; the fifth and the sixth have the same number and work at once.
// Source: OpenMP 5.2 §1.4.5, §15.8.4; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdio.h>

static const int order[6] = {0, 2, 1, 3, 4, 4};
static int turn, x;

int main(void) {
#pragma omp parallel num_threads(6) //@ RACE
	{
		int mine = order[omp_get_thread_num()], now;
		do { //@ message(waits-forever)
#pragma omp atomic read acquire
			now = turn;
		} while (now != mine);
		x++; //@ race(x)
#pragma omp atomic write release
		turn = mine + 1;
	}
	printf("%d\n", x);
	return 0;
}

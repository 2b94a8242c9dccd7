// Claim: six threads take turns in the order of a table; all executions of teams of up to six threads are few enough to be looked at.
// Source: OpenMP 5.2 §1.4.5, §15.8.4; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdio.h>

static const int order[6] = {0, 2, 1, 3, 5, 4};
static int turn, x;

int main(void) {
#pragma omp parallel num_threads(6) //@ RACE_FREE
	{
		int mine = order[omp_get_thread_num()], now;
		do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
			now = turn;
		} while (now != mine);
		x++;
#pragma omp atomic write release
		turn = mine + 1;
	}
	printf("%d\n", x);
	return 0;
}

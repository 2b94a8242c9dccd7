// Claim: What the pointers in a structure lead to that is passed by value is not free, also where its parts are too many to be followed.
// Source: semantics.md §3. Output: depends on the team size.
#include <omp.h>

struct Large {
	int *target;
	int rest[9000];
};

static int x;

static void both(struct Large large) {
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0) {
			x += 1; //@ race(x) possible
		} else {
			*large.target += 2; //@ race(x) possible
		}
	}
}

int main(void) {
	static struct Large large;
	large.target = &x;
	both(large);
	return x;
}

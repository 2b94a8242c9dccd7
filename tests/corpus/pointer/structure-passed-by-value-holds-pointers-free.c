// Claim: A structure that is passed by value is the function's own, also where its parts are too many to be followed.
// Source: semantics.md §3. Output: depends on the team size.
#include <omp.h>

struct Large {
	int *target;
	int rest[9000];
};

static int x;

static int both(struct Large large) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0) {
			x += 1;
		} else {
			large.rest[3] += 2;
		}
	}
	return large.rest[3];
}

int main(void) {
	static struct Large large;
	large.target = &x;
	return x + both(large);
}

// Claim: barriers in a loop that not all threads reach are not aligned, although each of the loop's iterations meets them.
// Source: semantics.md §4; OpenMP 5.2 §15.3.1
// Output: depends on the team size
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel //@ UNKNOWN(misaligned-barrier)
	{
		if (omp_get_thread_num() < 2) {
			for (int k = 0; k < 2; k++) {
				if (omp_get_thread_num() == 0)
					x = k;
#pragma omp barrier //@ message(misaligned-barrier)
			}
		}
	}
	return x;
}

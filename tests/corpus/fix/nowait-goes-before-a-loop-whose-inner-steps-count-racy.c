// Claim: a trip that goes on still steps a loop inside.
// Source: OpenMP 5.2 §15.3.1
// Output: depends on the team size
#include <omp.h>
int flag, x, n = 4;
int main(void) {
	int k = 0;
#pragma omp parallel num_threads(2) firstprivate(k) //@ RACE fix(x: remove-nowait)
	{
#pragma omp for nowait schedule(static, 1)
		for (int t = 0; t < 2; t++) {
			if (t == 0) {
				x = 1; //@ race(x)
			} else {
				while (k < n) {
					int f;
					#pragma omp atomic read
					f = flag;
					for (int j = 0; j < 4; j++, k++) {
						if (f)
							continue;
					}
				}
			}
		}
		if (omp_get_thread_num() == 0) {
			#pragma omp atomic write
			flag = 1;
		} else {
			x = 2; //@ race(x)
		}
	}
	return x;
}

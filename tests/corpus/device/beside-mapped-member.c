// Claim: a device has storage for the mapped member alone. Source: OpenMP 5.2 §5.8.3
#include <stdio.h>

int main(void)
{
	struct {
		int u, v;
	} s = {0, 0};
#pragma omp target map(tofrom : s.u) nowait //@ UNKNOWN(not-conforming)
	s.v = 1; //@ message(outside-section)
	s.v = 2;
#pragma omp taskwait
	printf("%d\n", s.u);
	return 0;
}

// Claim: functions with results in storage of the library's own (signgam of lgamma, the buffer of ctime) are not passed over.
// Source: C11 §7.1.4p5, §7.27.3p1; POSIX lgamma
#include <math.h>
#include <time.h>

int main(void)
{
	double x[8];
	int first[8];
	time_t now = 0;
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		x[i] = lgamma(i + 0.5);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		first[i] = ctime(&now)[0];
	return (int)x[1] * first[0] < 0;
}

// Claim: a directive may be an attribute of the loop, with commas between its clauses.
// Source: OpenMP 5.2 §3.1
#include <cstdio>
int a[10], sum;

int main()
{
	[[omp::directive(parallel for, schedule(static, 2), reduction(+ : sum))]] //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		a[i] = i;
		sum += i;
	}
	std::printf("%d\n", sum);
	return 0;
}

// Claim: rows of a grid of fixed size, all in unsigned arithmetic. Source: semantics.md §2
#include <stddef.h>
enum { N = 64, M = 48 };
double a[N * M], b[N * M];

int main(void)
{
	size_t n = N, m = M;
#pragma omp parallel for //@ RACE_FREE
	for (size_t i = 1; i < n - 1; i++)
		for (size_t j = m - 1; j-- > 1;)
			a[i * m + j] = b[(i - 1) * m + j] + b[(i + 1) * m + j] + b[i * m + (j - 1)];
}

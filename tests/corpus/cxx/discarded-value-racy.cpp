// Claim: an object whose value is discarded is read if it is volatile, and what the expression does is done. Source: C++17 §8p12
#include <cstdio>

int main() {
	volatile int n = 0;
	int a[4] = {0}, i = 0;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		{
			n = 1; //@ race(n)
			i = 1; //@ race(i)
		}
#pragma omp section
		{
			(void)n; //@ race(n)
			(void)a[i]; //@ race(i)
		}
	}
	std::printf("%d %d\n", n, i);
}

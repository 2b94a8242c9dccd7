// Claim: an aligned structure takes all bytes up to its alignment. Source: C11 §6.7.5; GCC manual, "Common Type Attributes"
#include <stdio.h>

struct __attribute__((aligned(64))) Counter {
	int hits;
};
static struct Counter s[4];

int main(void) {
	char *bytes = (char *)&s;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		s[1].hits = 1; //@ race(s)
#pragma omp section
		bytes[64] = 1; //@ race(s)
	}
	printf("%d\n", s[1].hits != 0);
}

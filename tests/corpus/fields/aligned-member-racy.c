// Claim: a member begins at a multiple of the alignment that it asks for. Source: C11 §6.7.5p6
#include <stdio.h>

struct Pair {
	char first;
	_Alignas(8) char second;
};
static struct Pair s[4];

int main(void) {
	char *bytes = (char *)&s;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		s[1].second = 1; //@ race(s)
#pragma omp section
		bytes[24] = 1; //@ race(s)
	}
	printf("%d\n", s[1].second);
}

// Claim: a member begins no later than #pragma pack lets it, until the next one. Source: GCC manual, "Structure-Layout Pragmas"
#include <stdio.h>

#pragma pack(push, 2)
struct Packed {
	char first;
	int second;
};
#pragma pack(pop)
struct Loose {
	char first;
	int second;
};
static struct Both {
	struct Packed packed;
	struct Loose loose;
} s;

int main(void) {
	char *bytes = (char *)&s;
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		s.loose.second = 1; //@ race(s)
#pragma omp section
		bytes[12] = 1; //@ race(s)
	}
	printf("%d\n", s.loose.second != 0);
}

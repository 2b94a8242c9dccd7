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
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		s.packed.second = 1;
#pragma omp section
		bytes[6] = 1;
	}
	printf("%d\n", s.packed.second);
}

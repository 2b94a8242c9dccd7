// Claim: a shorter integer gets the low bits of a large unsigned number. Source: semantics.md §2 (integer arithmetic is exact)
#include <stdio.h>
#define FAR 9223372036854775808ULL
double box[40];
int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (unsigned long long i = FAR; i < FAR + 20; ++i) {
        int j = i;
        unsigned char c = i + 17;
        if (i == FAR + 1)
            box[j + 20] = 1.5; //@ race(box)
        else if (i == FAR + 4)
            box[c] = 1.5; //@ race(box)
    }
    printf("%g\n", box[21]);
    return 0;
}

// Claim: a race inside an included file is repaired in the including file or not at all. Source: OpenMP 5.2 §15.8.4
#include <stdio.h>
#include "tally.h" //@ race(tally)

int main(void)
{
#pragma omp parallel for //@ RACE nofix(tally: atomic) nofix(tally: private) nofix(tally: reduction)
    for (int i = 0; i < 30; i++)
        count(i);
    printf("%d\n", tally);
    return 0;
}

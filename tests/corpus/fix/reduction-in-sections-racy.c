// Claim: two sections that add to one total can have their own parts of it. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>

int main(void)
{
    int total = 1;

#pragma omp parallel sections //@ RACE fix(total: reduction) offers(total: atomic) nofix(total: private)
    {
#pragma omp section
        total += 20; //@ race(total)
#pragma omp section
        total += 300; //@ race(total)
    }
    printf("%d\n", total);
    return 0;
}

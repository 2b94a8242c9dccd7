// Claim: a member that the loop also compares is not gathered apart: the comparison would miss what the others have added.
// Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

struct account {
    int limit, total;
};

int main(void)
{
    struct account a = {60, 0};
#pragma omp parallel for //@ RACE nofix(a: reduction) nofix(a: atomic)
    for (int i = 0; i < 40; i++)
        if (a.total < a.limit) //@ race possible
            a.total += i; //@ race possible
    printf("%d\n", a.total);
    return 0;
}

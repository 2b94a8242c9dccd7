// Claim: the target of an atomic capture is written plainly: a shared one races.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
// Output: depends on the team size
#include <stdio.h>

int main(void)
{
    int next = 0, ticket = 0;

#pragma omp parallel //@ RACE witness T<=2
    {
#pragma omp atomic capture
        ticket = next++; //@ race(ticket)
    }
    printf("%d %d\n", next, ticket);
    return 0;
}

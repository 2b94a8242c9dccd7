// Claim: each element of an array of depend objects holds dependences of its own. Source: OpenMP 5.2 §15.9.4; semantics.md §5.
#include <omp.h>

int main(void)
{
    omp_depend_t ways[2];
    int x = 0, seen = 0;

#pragma omp parallel //@ RACE_FREE
#pragma omp single
    {
#pragma omp depobj(ways[0]) depend(out : x)
#pragma omp depobj(ways[1]) depend(in : x)
#pragma omp task depend(depobj : ways[0])
        x = 2;
#pragma omp task depend(depobj : *(ways + 1))
        seen = x;
    }
    return seen != 2;
}

// Claim: each element of an array of depend objects holds dependences of its own: two tasks with the one of type in are not ordered.
// Source: OpenMP 5.2 §15.9.4, §15.9.5; semantics.md §5.
#include <omp.h>

int main(void)
{
    omp_depend_t ways[2];
    int x = 0;

#pragma omp parallel //@ RACE
#pragma omp single
    {
#pragma omp depobj(ways[0]) depend(in : x)
#pragma omp depobj(ways[1]) depend(out : x)
#pragma omp task depend(depobj : ways[0])
        x = 2; //@ race(x)
#pragma omp task depend(depobj : ways[0])
        x = 3; //@ race(x)
    }
    return x == 0;
}

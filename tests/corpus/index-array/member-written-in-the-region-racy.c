// Claim: where the region writes the member, what a loop stored there before does not count. Source: semantics.md §2 (values).
#include <stdio.h>
struct cell { int column; int row; };
struct cell path[40];
int marks[40];
int main(void)
{
    for (int i = 0; i < 40; i++) {
        path[i].column = i;
        path[i].row = i;
    }
#pragma omp parallel //@ RACE
    {
#pragma omp for
        for (int i = 0; i < 40; i++)
            path[i].column = i / 4;
#pragma omp for
        for (int i = 0; i < 40; i++)
            marks[path[i].column]++; //@ race(marks) possible
    }
    printf("%d\n", marks[6]);
    return 0;
}

// Claim: a later loop that fills one member replaces what an earlier one stored there and leaves the others: the region that uses
// the new contents has a race, those that use the old ones have none. Source: semantics.md §2 (values).
#include <stdio.h>
struct cell { int column; int row; };
struct cell path[40];
int marks[80], rows[40];
int main(void)
{
    for (int i = 0; i < 40; i++) {
        path[i].column = 2 * i;
        path[i].row = i;
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++)
        marks[path[i].column]++;
    for (int i = 0; i < 40; i++)
        path[i].column = i - i % 3;
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 40; i++)
        marks[path[i].column]++; //@ race(marks)
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++)
        rows[path[i].row]++;
    printf("%d %d\n", marks[6], rows[3]);
    return 0;
}

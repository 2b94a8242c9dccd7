// Claim: elements that a loop assigns as a whole, from the last one on, have known members. Source: semantics.md §2 (values).
#include <stdio.h>
struct cell { int column; int row; };
struct cell path[40];
int marks[120];
int main(void)
{
    for (int i = 39; i >= 0; i--)
        path[i] = (struct cell) { 2 * i, i + 80 };
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        struct cell *at = &path[i];
        marks[at->column]++;
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++)
        marks[path[i].row]++;
    printf("%d %d\n", marks[6], marks[81]);
    return 0;
}

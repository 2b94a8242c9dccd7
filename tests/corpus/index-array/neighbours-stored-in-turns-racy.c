// Claim: a trip that also stores into the next element's place, or into one fixed element, leaves other contents than each of its
// stores for itself would. Source: semantics.md §2 (values).
#include <stdio.h>
int next[42], first[42], marks[50], firsts[50];
int main(void)
{
    for (int i = 0; i < 40; i++) {
        next[i] = 3;
        next[i + 1] = i + 4;
        first[0] = 9;
        first[i + 1] = i;
    }
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++)
        marks[next[i]]++; //@ race(marks) possible
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 41; i++)
        firsts[first[i]]++; //@ race(firsts) possible
    printf("%d %d\n", marks[3], firsts[9]);
    return 0;
}

// Claim: a static local keeps its value for the next call: it is needed after the loop, so the copy of the last iteration goes back.
// Source: OpenMP 5.2 §5.4.5 (lastprivate)
#include <stdio.h>
#define N 16

static int table[N];

static int step(int factor)
{
    static int last = 1;
    int before = last;
    //@ RACE fix(last: lastprivate) nofix(last: private) nofix(last: local-declaration)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        last = i * factor; //@ race(last)
        table[i] = last + 1; //@ race(last)
    }
    return before;
}

int main(void)
{
    int x = step(2);
    int y = step(3);
    int z = step(1);
    printf("%d %d %d %d\n", x, y, z, table[5]);
    return 0;
}

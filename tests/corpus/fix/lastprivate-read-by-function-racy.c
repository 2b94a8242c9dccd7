// Claim: a global that a later call reads is needed after the loop. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>
#define N 23

static int level;
static int trace[N];

static void report(void)
{
    printf("level %d\n", level);
}

int main(void)
{
    int sum = 0;

#pragma omp parallel for //@ RACE fix(level: lastprivate) nofix(level: private) nofix(level: local-declaration)
    for (int i = 0; i < N; i++) {
        level = i / 4;          //@ race(level)
        trace[i] = level * i;   //@ race(level)
    }
    report();
    for (int i = 0; i < N; i++)
        sum += trace[i];
    printf("%d\n", sum);
    return 0;
}

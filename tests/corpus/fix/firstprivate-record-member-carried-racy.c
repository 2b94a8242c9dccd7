// Claim: a record of which one member is carried from iteration to iteration is no thread's own. Source: OpenMP 5.2 §5.4.4
#include <stdio.h>
#define N 22

struct pair {
    int x, turn;
};

int main(void)
{
    int b[N], sum = 0;
    struct pair s = {0, 1};

    //@ RACE nofix(s: private) nofix(s: firstprivate) nofix(s: lastprivate) nofix(s: local-declaration) nofix(s: critical)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        s.x = i;                    //@ race(s)
        b[i] = s.x * 10 + s.turn;   //@ race(s)
        s.turn = i % 5 - s.turn;    //@ race(s)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

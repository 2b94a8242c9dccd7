// Claim: of the loops that one use of a macro makes none gets a directive: before the use it would speak of the first one only.
// Source: OpenMP 5.2 §4.4.1 (the loop follows its directive)
#include <stdio.h>
#define N 20
#define FILL_TWICE(x, y)         \
    for (int i = 0; i < N; i++)  \
        x[i] = i * 3;            \
    for (int i = 0; i < N; i++)  \
        y[i] = x[i] + 1;

int main(void)
{
    int a[N], b[N];

    FILL_TWICE(a, b)
    printf("%d %d\n", a[7], b[9]);
    return 0;
}

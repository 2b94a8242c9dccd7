// Claim: the index of an inner loop, declared beside the outer one's, is shared: it and the temporary become private, each by itself.
// Source: OpenMP 5.2 §5.1.1 (only the associated loop's variable is predetermined private)
#include <stdio.h>
#define N 12

int main(void)
{
    int i, j;
    double t;
    double m[N][N];
    double sum = 0;

#pragma omp parallel for //@ RACE fix(j: private) fix(t: private)
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) { //@ race(j)
            t = i * 3 + j;        //@ race(j) possible race(t) possible
            m[i][j] = t * t;      //@ race(j) possible race(t) possible
        }
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            sum += m[i][j] * (i + 2 * j);
    printf("%.0f\n", sum);
    return 0;
}

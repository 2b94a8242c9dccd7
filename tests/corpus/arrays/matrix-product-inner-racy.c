// Claim: parallel over the summation index, all iterations meet on the same element.
// Source: semantics.md §9; OpenMP 5.2 §11.5.
#define N 24

static double a[N][N], b[N][N], c[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            c[i][j] = 0.0;
#pragma omp parallel for //@ RACE witness T<=2
            for (int k = 0; k < N; k++)
                c[i][j] += a[i][k] * b[k][j]; //@ race(c)
        }
    return c[0][0] > 1.0;
}

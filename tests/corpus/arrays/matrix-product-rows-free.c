// Claim: a matrix product that is parallel over the rows of the result writes each element in one iteration.
// Source: semantics.md §9; OpenMP 5.2 §11.5.
#define N 24

static double a[N][N], b[N][N], c[N][N];

int main(void)
{
#pragma omp parallel for schedule(guided) //@ RACE_FREE
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            c[i][j] = 0.0;
            for (int k = 0; k < N; k++)
                c[i][j] += a[i][k] * b[k][j];
        }
    return c[0][0] > 1.0;
}

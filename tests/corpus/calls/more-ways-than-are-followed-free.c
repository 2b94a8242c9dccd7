// Claim: where a region is reached in more ways than are followed one execution with any arguments stands for all of them.
// Source: docs/decisions/0008
static double values[2000];

static void scale(double *a, int n, double by)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        a[i] *= by;
}

static void add(double *restrict a, const double *restrict b, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 1; i < n; i++)
        a[i] += b[i - 1];
}

#define CALL(k) \
    scale(values, 2 + (k), 2); \
    add(values, values + 1000, 7 + (k));
#define TEN(k) \
    CALL(k) CALL((k) + 1) CALL((k) + 2) CALL((k) + 3) CALL((k) + 4) CALL((k) + 5) CALL((k) + 6) CALL((k) + 7) CALL((k) + 8) CALL((k) + 9)

int main(void)
{
    TEN(0)
    TEN(10)
    TEN(20)
    TEN(30)
    return 0;
}

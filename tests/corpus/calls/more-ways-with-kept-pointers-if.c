// Claim: what stands for calls that are not followed is given whatever the unit passes, and finds pointers that earlier calls kept.
// Source: docs/decisions/0008
static double values[2000], others[2000];
static double *kept = others;
static int step = 1;

static void shift(double *a, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a values)
    for (int i = 0; i < n; i++)
        a[i] = values[i + 1];
}

static void copy(int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap kept values)
    for (int i = 0; i < n; i++)
        kept[i] = values[i + 1];
}

static void stride(int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
    for (int i = 0; i < n; i++)
        values[i * step] = n;
}

static void set(int *to, int value)
{
    *to = value;
}

#define CALL(k) shift(others, 2 + (k)); copy(3 + (k)); stride(4 + (k));
#define TEN(k) \
    CALL(k) CALL((k) + 1) CALL((k) + 2) CALL((k) + 3) CALL((k) + 4) CALL((k) + 5) CALL((k) + 6) CALL((k) + 7) CALL((k) + 8) CALL((k) + 9)

int main(void)
{
    TEN(0)
    TEN(10)
    TEN(20)
    TEN(30)
    kept = values;
    set(&step, 0);
    shift(values, 7);
    copy(7);
    stride(7);
    return 0;
}

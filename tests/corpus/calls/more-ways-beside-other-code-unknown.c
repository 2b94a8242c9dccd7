// Claim: nothing stands for calls that are not followed where code that was handed over may run beside them.
// Source: docs/decisions/0008
static double values[2000];
void keep(void (*called)(void));

static void change(void)
{
    values[5] = 1;
}

static void scale(double *a, int n)
{
#pragma omp parallel for //@ UNKNOWN
    for (int i = 0; i < n; i++)
        a[i] *= 2;
}

#define CALL(k) scale(values, 2 + (k));
#define TEN(k) \
    CALL(k) CALL((k) + 1) CALL((k) + 2) CALL((k) + 3) CALL((k) + 4) CALL((k) + 5) CALL((k) + 6) CALL((k) + 7) CALL((k) + 8) CALL((k) + 9)

int main(void)
{
    TEN(0)
    TEN(10)
    TEN(20)
    TEN(30)
    keep(change);
    scale(values, 100);
    return 0;
}

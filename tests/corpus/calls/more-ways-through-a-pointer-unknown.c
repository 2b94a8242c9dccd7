// Claim: nothing stands for calls that are not followed of a function that a region may call through a pointer.
// Source: docs/decisions/0008
static double values[2000];

static void scale(double *a, int n)
{
#pragma omp parallel for //@ UNKNOWN
    for (int i = 0; i < n; i++)
        a[i] *= 2; //@ race(a)
}

static void (*volatile way)(double *, int) = scale;

#define CALL(k) scale(values, 2 + (k));
#define TEN(k) \
    CALL(k) CALL((k) + 1) CALL((k) + 2) CALL((k) + 3) CALL((k) + 4) CALL((k) + 5) CALL((k) + 6) CALL((k) + 7) CALL((k) + 8) CALL((k) + 9)

int main(int argc, char **argv)
{
    TEN(0)
    TEN(10)
    TEN(20)
    TEN(30)
#pragma omp parallel //@ RACE
    way(values, argc);
    return 0;
}

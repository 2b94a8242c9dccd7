// Claim: arguments that nobody may pass make no race of a region that is reached in more ways than are followed: it stays unknown. What is
// called in a region has no stand-in.
// Source: docs/decisions/0008
static double values[2000];

static void shift(double *a, int n, int by)
{
#pragma omp parallel for //@ UNKNOWN
    for (int i = 0; i < n; i++)
        a[i] = a[i + by];
}

static void count(double *a, int n)
{
#pragma omp parallel for //@ UNKNOWN
    for (int i = 0; i < n; i++)
        a[i] += 1; //@ race(a)
}

#define CALL(k) shift(values, 10 + (k), 1000); count(values, 5 + (k));
#define TEN(k) \
    CALL(k) CALL((k) + 1) CALL((k) + 2) CALL((k) + 3) CALL((k) + 4) CALL((k) + 5) CALL((k) + 6) CALL((k) + 7) CALL((k) + 8) CALL((k) + 9)

int main(int argc, char **argv)
{
    TEN(0)
    TEN(10)
    TEN(20)
    TEN(30)
    if (argc > 100) {
#pragma omp parallel //@ RACE
        count(values, argc);
    }
    return 0;
}

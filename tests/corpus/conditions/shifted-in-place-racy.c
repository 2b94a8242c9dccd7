// Claim: what is violated is no condition but a race: the caller in sight passes one array, and each iteration reads its neighbour's element.
// Source: docs/decisions/0029; semantics.md §10.
static double a[101];

static void shift(double *to, const double *from, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        to[i] = 2 * from[i + 1]; //@ race(from)
}

int main(void)
{
    shift(a, a, 100);
    return 0;
}

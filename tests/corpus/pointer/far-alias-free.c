// Claim: two local pointers into one array, as far apart as the loop is long.
// Source: semantics.md §9 (offsets are kept exact).
#define N 100

int main(void)
{
    int a[2 * N] = {0};
    int *to = a, *from = &a[N];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < N; i++)
        to[i] = from[i] + 1;
    return a[0];
}

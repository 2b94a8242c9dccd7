// Claim: the caller in sight passes a stride of 0. Source: docs/decisions/0029; semantics.md §10.
static double x[100];

static void fill(int n, int stride)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        x[i * stride] = 1; //@ race(x)
}

int main(void)
{
    fill(100, 0);
    return 0;
}

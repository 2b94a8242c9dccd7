// Claim: what devices have needs no further declaration: variables of declare target, of the function itself, and what the region's own text maps.
// Source: OpenMP 5.2 §5.8.1, §7.8.
#pragma omp begin declare target
int limit;
#pragma omp end declare target
int weights[8];

static int above(int x)
{
    return x > limit;
}

int a[100];

void count(void)
{
#pragma omp target teams distribute parallel for map(tofrom: a) map(to: weights) //@ RACE_FREE
    for (int i = 0; i < 100; i++)
        a[i] = above(a[i]) + weights[i % 8];
}

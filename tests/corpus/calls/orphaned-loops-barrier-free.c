// Claim: the barrier at the end of an orphaned loop separates it from the next callee.
// Source: semantics.md §4 (barriers, also in callees); OpenMP 5.2 §11.5.
#define N 60

static int raw[N], smooth[N];

static void fill(void)
{
#pragma omp for schedule(dynamic)
    for (int i = 0; i < N; i++)
        raw[i] = i * i;
}

static void filter(void)
{
#pragma omp for schedule(dynamic)
    for (int i = 1; i < N; i++)
        smooth[i] = raw[i] - raw[i - 1];
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
    {
        fill();
        filter();
    }
    return smooth[N - 1];
}

// Claim: orphaned loops in callees belong to the caller's team; without a barrier between them they race.
// Source: semantics.md §3 and §4; OpenMP 5.2 §11.5.
#define N 60

static int raw[N], smooth[N];

static void fill(void)
{
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < N; i++)
        raw[i] = i * i; //@ race(raw)
}

static void filter(void)
{
#pragma omp for schedule(dynamic)
    for (int i = 1; i < N; i++)
        smooth[i] = raw[i] - raw[i - 1]; //@ race(raw)
}

int main(void)
{
#pragma omp parallel //@ RACE witness T<=2
    {
        fill();
        filter();
    }
    return smooth[N - 1];
}

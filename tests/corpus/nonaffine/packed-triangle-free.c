// Claim: i*(i+1)/2 + j with j <= i numbers the lower triangle without collision.
// Source: semantics.md §2 (products, /).
#define N 20

int main(void)
{
    static double packed[N * (N + 1) / 2];

#pragma omp parallel for schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i; j++)
            packed[i * (i + 1) / 2 + j] = i - j;
    return packed[5] > 0.0;
}

// Claim: one column too many runs into the next row of the triangle.
// Source: semantics.md §2 (products, /).
#define N 20

int main(void)
{
    static double packed[N * (N + 1) / 2 + 1];

#pragma omp parallel for schedule(dynamic) //@ RACE witness T<=2
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i + 1; j++)
            packed[i * (i + 1) / 2 + j] = i - j; //@ race(packed)
    return packed[5] > 0.0;
}

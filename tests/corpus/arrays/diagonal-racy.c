// Claim: cells along a diagonal do depend on each other.
// Source: semantics.md §9; OpenMP 5.2 §11.5.
#define N 16

static int cost[N][N];

int main(void)
{
    for (int d = 0; d < N - 1; d++) {
#pragma omp parallel for //@ RACE witness T<=2
        for (int i = 1; i < N - d; i++) {
            int j = i + d;
            cost[i][j] = 1 + cost[i - 1][j - 1]; //@ race(cost)
        }
    }
    return cost[N - 1][N - 1];
}

// Claim: along one antidiagonal no two cells are neighbours, so a wavefront is free.
// Source: semantics.md §9; OpenMP 5.2 §11.5.
#define N 16

static int cost[N][N];

int main(void)
{
    for (int d = 2; d <= 2 * (N - 1); d++) {
        int first = d < N ? 1 : d - N + 1;
        int last = d < N ? d - 1 : N - 1;
#pragma omp parallel for //@ RACE_FREE
        for (int i = first; i <= last; i++) {
            int j = d - i;
            int up = cost[i - 1][j], left = cost[i][j - 1];
            cost[i][j] = 1 + (up < left ? up : left);
        }
    }
    return cost[N - 1][N - 1];
}

// Claim: running over the whole square exchanges each pair in two iterations.
// Source: semantics.md §9.
#define N 20

int main(void)
{
    static int m[N][N];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int t = m[i][j]; //@ race(m)
            m[i][j] = m[j][i]; //@ race(m)
            m[j][i] = t; //@ race(m)
        }
    return m[3][2];
}

// Claim: exchanging each pair (i,j), j < i, touches the two elements in one iteration only.
// Source: semantics.md §9.
#define N 20

int main(void)
{
    static int m[N][N];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 1; i < N; i++)
        for (int j = 0; j < i; j++) {
            int t = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = t;
        }
    return m[3][2];
}

// Claim: rows of a declared length are apart where the stride is not 0; nothing is asked about how long they are. Source: docs/decisions/0029
static double g[4][8];
void fill(int s, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride s)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 8; j++)
            g[i * s][j] = i;
}

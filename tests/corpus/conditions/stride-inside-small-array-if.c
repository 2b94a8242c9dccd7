// Claim: a stride that is not 0 may stay inside the array. Source: docs/decisions/0029
static double g[4];
void fill(int s)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride s)
    for (int i = 0; i < 4; i++)
        g[3 + i * s] = i;
}

// Claim: a stride that is not 0 leaves the array, so that no condition frees the loop. Source: docs/decisions/0029
static double g[4];
void fill(int s)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 10; i++)
        g[i * s] = i; //@ race(g)
}

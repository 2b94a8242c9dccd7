// Claim: a stride that is known not to be 0 needs no condition, whatever rows the array has. Source: docs/decisions/0029
static double g[4];
void fill(int s)
{
    if (s != 1 && s != -1)
        return;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 2; i++)
        g[1 + i * s] = i;
}

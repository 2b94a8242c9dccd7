// Claim: where a stride must be at least 8 bytes nobody is told that it must be at least 4. Source: docs/decisions/0029
void fill(char *p, int n, int s)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride s)
    for (int i = 0; i < n; i++) {
        *(float *)(p + i * s) = 1;
        *(double *)(p + i * s) = 1;
    }
}

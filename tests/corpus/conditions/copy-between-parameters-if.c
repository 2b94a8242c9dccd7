// Claim: a loop that copies element by element is free where the two arrays are apart, and in place, too. Source: docs/decisions/0029
void copy(double *to, const double *from, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap from to)
    for (int i = 0; i < n; i++)
        to[i] = 2 * from[i];
}

// Claim: the test of an associated loop must compare its variable with a bound.
// Source: OpenMP 5.2 §4.4.1 (canonical loop nest form).
void squares(int n, int *a)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
    for (int i = 0; i * i < n; i++) //@ message(not-canonical)
        a[i] = i * i;
}

// Claim: offloaded code is a region of its own; devices are not modelled yet.
// Source: semantics.md §1, §3 (teams, distribute) and §8 (map).
void triple(int n, double *a)
{
#pragma omp target teams distribute parallel for map(tofrom : a[0 : n]) //@ UNKNOWN(unmodelled-directive)
    for (int i = 0; i < n; i++)
        a[i] *= 3.0;
}

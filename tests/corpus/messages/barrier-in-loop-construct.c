// Claim: a barrier may not be closely nested in a worksharing loop.
// Source: OpenMP 5.2 §17.1; semantics.md §1 (a non-conforming program is never RACE_FREE).
int main(void)
{
    int a[32];

#pragma omp parallel for //@ UNKNOWN(not-conforming)
    for (int i = 0; i < 32; i++) {
        a[i] = i;
#pragma omp barrier //@ message(closely-nested)
        a[i] += 1;
    }
    return a[1];
}

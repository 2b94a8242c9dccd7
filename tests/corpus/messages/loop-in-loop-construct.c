// Claim: a worksharing loop may not be closely nested in another one.
// Source: OpenMP 5.2 §17.1; semantics.md §1 (a non-conforming program is never RACE_FREE).
int main(void)
{
    static int a[16][16];

#pragma omp parallel //@ UNKNOWN(not-conforming)
    {
#pragma omp for
        for (int i = 0; i < 16; i++) {
#pragma omp for //@ message(closely-nested)
            for (int j = 0; j < 16; j++)
                a[i][j] = i + j;
        }
    }
    return a[1][1];
}

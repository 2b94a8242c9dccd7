// Claim: an ordered region needs a loop with the clause around it.
// Source: OpenMP 5.2 §15.10.2 (restrictions); semantics.md §1 (non-conforming programs are never RACE_FREE)
// Warnings: a compiler may warn or refuse
int main(void)
{
    int a[20];

#pragma omp parallel for //@ UNKNOWN(not-conforming)
    for (int i = 0; i < 20; i++) {
#pragma omp ordered //@ message(closely-nested)
        a[i] = i;
    }
    return a[3];
}

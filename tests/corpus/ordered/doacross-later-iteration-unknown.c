// Claim: an iteration cannot wait for a later one.
// Source: OpenMP 5.2 §15.9.6 (restrictions); semantics.md §1 (non-conforming programs are never RACE_FREE)
// Output: undefined
int main(void)
{
    int a[20];

#pragma omp parallel for ordered(1) //@ UNKNOWN(not-conforming)
    for (int i = 0; i < 20; i++) {
#pragma omp ordered depend(sink : i + 1) //@ message(closely-nested)
        a[i] = i;
#pragma omp ordered depend(source)
    }
    return a[3];
}

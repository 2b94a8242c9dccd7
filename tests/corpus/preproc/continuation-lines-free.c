// Claim: a directive may run over several lines; the clause on its last line counts.
// Source: algorithms.md §1 (pragmas); OpenMP 5.2 §3.1.
int main(void)
{
    int a[20], b[20] = {0};
    int t;

    //@ RACE_FREE
#pragma omp parallel for \
        schedule(dynamic, 2) \
        default(shared) \
        private(t)
    for (int i = 0; i < 20; i++) {
        t = 3 * b[i];
        a[i] = t;
    }
    return a[19];
}

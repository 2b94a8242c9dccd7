// Claim: a directive may run over several lines; a clause for another variable does not help.
// Source: algorithms.md §1 (pragmas); OpenMP 5.2 §3.1.
int main(void)
{
    int a[20], b[20] = {0};
    int t, u;

    //@ RACE witness T<=2
#pragma omp parallel for \
        schedule(dynamic, 2) \
        private( \
            u)
    for (int i = 0; i < 20; i++) {
        u = b[i];
        t = 3 * u; //@ race(t)
        a[i] = t; //@ race(t)
    }
    return a[19];
}

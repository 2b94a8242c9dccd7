// Claim: whatever the number of iterations may be, with two threads the other one may execute the first.
// Source: semantics.md §1 (free inputs: there is one), §10 (PO and ORD compose)
void count(int n, int *y)
{
#pragma omp parallel num_threads(2) //@ RACE witness T<=2 n<=1
    {
        int before = *y; //@ race(y)
#pragma omp for schedule(static) ordered
        for (int i = 0; i < n; i++) {
#pragma omp ordered
            *y += 1 + 0 * before; //@ race(y)
        }
    }
}

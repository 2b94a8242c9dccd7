// Claim: explicit tasks are not modelled yet: the region is neither proved free nor accused.
// Source: semantics.md §5 (order among tasks).
int main(void)
{
    int a[20];

#pragma omp parallel //@ UNKNOWN(unmodelled-directive)
#pragma omp single
    for (int i = 0; i < 20; i++) {
#pragma omp task firstprivate(i)
        a[i] = 2 * i;
    }
    return a[19];
}

// Claim: an ordered loop tells of what comes before it in its threads, whatever the size of the teams that they make; nothing is told back.
// Source: semantics.md §10 (FJ, PO and ORD compose): thread 0 has no iteration behind thread 1's
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(3) //@ RACE
    {
#pragma omp masked
        {
#pragma omp parallel num_threads(1)
            x = 1; //@ race(x)
        }
#pragma omp for ordered
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            x = 2; //@ race(x)
        }
    }
    return x;
}

// Claim: a clause that does not exist is a message, and the region is not proved free.
// Source: algorithms.md §1 (pragmas); semantics.md §1.
int main(void)
{
    int a[40];

#pragma omp parallel for shedule(static) //@ UNKNOWN(unmodelled-clause) message(unknown-clause)
    for (int i = 0; i < 40; i++)
        a[i] = i;
    return a[39];
}

// Claim: a clause whose list is not closed is a syntax message, and the region is not proved free.
// Source: algorithms.md §1 (pragmas); OpenMP 5.2 §3.2.
int main(void)
{
    int a[40], t;

#pragma omp parallel for private(t //@ UNKNOWN(parse-problem) message(syntax)
    for (int i = 0; i < 40; i++)
        a[i] = i;
    t = a[39];
    return t;
}

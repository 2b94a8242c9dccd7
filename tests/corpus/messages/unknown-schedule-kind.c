// Claim: a schedule kind that does not exist is a syntax message.
// Source: algorithms.md §1 (pragmas); OpenMP 5.2 §11.5.3.
int main(void)
{
    int a[40];

#pragma omp parallel for schedule(fair) //@ UNKNOWN(parse-problem) message(syntax)
    for (int i = 0; i < 40; i++)
        a[i] = i;
    return a[39];
}

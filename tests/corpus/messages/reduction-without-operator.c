// Claim: a reduction clause without operator is a syntax message.
// Source: algorithms.md §1 (pragmas); OpenMP 5.2 §5.5.8.
int main(void)
{
    int a[40], sum = 0;

#pragma omp parallel for reduction(sum) //@ UNKNOWN(parse-problem) message(syntax)
    for (int i = 0; i < 40; i++)
        a[i] = i;
    return a[39] + sum;
}

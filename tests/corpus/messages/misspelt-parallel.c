// Claim: a directive that does not exist is a message; there is no region.
// Source: algorithms.md §1 (pragmas: what is misspelt is a message of its own).
int main(void)
{
    int sum = 0;

#pragma omp paralel for //@ message(unknown-directive)
    for (int i = 0; i < 10; i++)
        sum += i;
    return sum;
}

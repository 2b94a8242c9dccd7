// Claim: after a counted loop its variable has the value of the bound.
// Source: algorithms.md §2 (values).
int main(void)
{
    int a[100], k, sum = 0;

    for (k = 0; k < 50; k++)
        sum += k;
    a[99] = sum;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 50; i++)
        a[i] = a[i + k];
    return a[49];
}

// Claim: a distance set by either branch before the region is long enough in both.
// Source: algorithms.md §2 (values).
int main(int argc, char **argv)
{
    int a[60] = {0};
    int h;

    (void)argv;
    if (argc > 1)
        h = 20;
    else
        h = 35;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 20; i++)
        a[i] = a[i + h];
    return a[0];
}

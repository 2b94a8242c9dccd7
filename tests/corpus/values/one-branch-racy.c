// Claim: one of the branches sets a distance that is too short.
// Source: algorithms.md §2 (values); semantics.md §1 (free inputs are exact).
int main(int argc, char **argv)
{
    int a[60] = {0};
    int h;

    (void)argv;
    if (argc > 1)
        h = 15;
    else
        h = 35;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 20; i++)
        a[i] = a[i + h]; //@ race(a)
    return a[0];
}

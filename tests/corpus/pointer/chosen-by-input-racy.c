// Claim: a pointer that an input lets point to the array itself: there is an input with a race.
// Source: semantics.md §1 (free inputs are exact) and §9.
int main(int argc, char **argv)
{
    int a[41] = {1}, b[41] = {2};
    int *src = argc > 2 ? a : b;

    (void)argv;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++)
        a[i] = src[i + 1]; //@ race
    return a[0];
}

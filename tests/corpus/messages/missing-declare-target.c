// Claim: what a function of a device uses of the host's variables must be declared for devices; map does not reach into functions.
// Source: OpenMP 5.2 §7.8.
int limit;
const int scale = 3;
int shift;
#pragma omp declare target(shift)

int above(int x)
{
    static int calls;
    return x * scale + shift > limit; //@ message(missing-declare-target)
}

int twice(int x)
{
    return above(x) + above(x + 1);
}

void count(int n, int *a)
{
#pragma omp target teams distribute parallel for map(tofrom: a[0:n]) map(to: limit) //@ UNKNOWN(not-conforming)
    for (int i = 0; i < n; i++)
        a[i] = twice(a[i]);
}

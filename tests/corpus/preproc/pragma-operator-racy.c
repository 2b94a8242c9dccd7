// Claim: a directive written with _Pragma in a macro stands at the macro's use.
// Source: algorithms.md §1 (pragmas); ISO C 6.10.9.
#define PARALLEL_LOOP _Pragma("omp parallel for")

int main(void)
{
    int a[31] = {0};

    PARALLEL_LOOP //@ RACE witness T<=2
    for (int i = 0; i < 30; i++)
        a[i] = a[i + 1]; //@ race(a)
    return a[0];
}

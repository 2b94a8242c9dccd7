// Claim: a global written through no clause at all is shared.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
static int last_error;

void validate(int n, const int *code)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++)
        if (code[i] < 0)
            last_error = code[i]; //@ race(last_error)
}

// Claim: a variable that default(none) leaves without an attribute is a message (n is not listed).
// Source: semantics.md §8; OpenMP 5.2 §5.4.1.
void clear(int n, int *a)
{
    _Pragma("omp parallel for default(none) shared(a)") for (int i = 0; i < n; i++) a[i] = 0; //@ UNKNOWN(not-conforming) message(missing-default-none)
}

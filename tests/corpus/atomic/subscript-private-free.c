// Claim: colliding atomic updates of array elements are free when the subscript is private.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
void histogram(int n, const unsigned short *pixel)
{
    static int bins[16];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        int bin = pixel[i] % 16;
#pragma omp atomic
        bins[bin]++;
    }
}

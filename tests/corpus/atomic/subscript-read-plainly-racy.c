// Claim: the subscript of an atomic location is evaluated plainly: a shared bin number races, the bins do not.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
void histogram(int n, const unsigned short *pixel)
{
    static int bins[16];
    int bin;

#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++) {
        bin = pixel[i] % 16; //@ race(bin)
#pragma omp atomic
        bins[bin]++; //@ race(bin)
    }
}

// Claim: inline assembly may access anything.
// Source: semantics.md §1 (what is not understood makes the region UNKNOWN).
int main(void)
{
    int a[10];

#pragma omp parallel for //@ UNKNOWN(unmodelled-statement)
    for (int i = 0; i < 10; i++) {
        a[i] = i;
        __asm__ volatile("movl $1, %0" : "=m"(a[9]));
    }
    return a[9];
}

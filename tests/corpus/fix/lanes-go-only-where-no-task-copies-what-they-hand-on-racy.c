// Claim: without lanes each task still begins with 7, and the program without OpenMP hands the value on from one iteration to the next.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.4.4, §12.6
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE nofix(t: remove-pragma)
#pragma omp single
    {
        int t = 7;
#pragma omp taskloop simd
        for (int i = 0; i < 64; i++) {
            b[i] = t; //@ race(t)
            t = a[i]; //@ race(t)
        }
    }
    return b[9];
}

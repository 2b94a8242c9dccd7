// Claim: an iteration reads what it has written itself: one by one the iterations of each thread compute the same.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.4.4
int a[64], b[64];

int main(void)
{
    int t = 7;
#pragma omp parallel for simd firstprivate(t) //@ RACE offers(t: remove-pragma)
    for (int i = 0; i < 64; i++) {
        t = a[i]; //@ race(t)
        b[i] = t + 1; //@ race(t)
    }
    return b[9];
}

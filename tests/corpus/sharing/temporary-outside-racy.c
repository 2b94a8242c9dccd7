// Claim: a temporary declared outside the region is shared.
// Source: semantics.md §8 (classic slips); OpenMP 5.2 §5.1.1.
#define N 64

int main(void)
{
    double a[N], b[N], t;

    for (int i = 0; i < N; i++) {
        a[i] = i;
        b[i] = -i;
    }
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < N; i++) {
        t = a[i]; //@ race(t)
        a[i] = b[i];
        b[i] = t; //@ race(t)
    }
    return a[0] < b[0];
}

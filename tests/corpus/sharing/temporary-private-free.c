// Claim: the same exchange with a private temporary has no conflict.
// Source: semantics.md §8; OpenMP 5.2 §5.4.3.
#define N 64

int main(void)
{
    double a[N], b[N], t;

    for (int i = 0; i < N; i++) {
        a[i] = i;
        b[i] = -i;
    }
#pragma omp parallel for private(t) //@ RACE_FREE
    for (int i = 0; i < N; i++) {
        t = a[i];
        a[i] = b[i];
        b[i] = t;
    }
    return a[0] < b[0];
}

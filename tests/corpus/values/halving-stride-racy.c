// Claim: with one iteration more, element s is written while iteration 0 reads it.
// Source: algorithms.md §2 (values); semantics.md §2 (geometric loops).
#define N 64

int main(void)
{
    long v[N + 1];

    for (int i = 0; i <= N; i++)
        v[i] = i;
    for (int s = N / 2; s > 0; s /= 2) {
#pragma omp parallel for //@ RACE witness T<=2
        for (int i = 0; i <= s; i++)
            v[i] += v[i + s]; //@ race(v)
    }
    return (int)v[0];
}

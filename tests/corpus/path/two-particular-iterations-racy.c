// Claim: two particular iterations out of many are enough for a race.
// Source: semantics.md §10; algorithms.md §10 (one particular iteration).
int main(void)
{
    static int samples[2000];
    int checkpoint = 0;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 2000; i++) {
        samples[i] = i;
        if (i == 777 || i == 1234)
            checkpoint = i; //@ race(checkpoint)
    }
    return checkpoint + samples[0];
}

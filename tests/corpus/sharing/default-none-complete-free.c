// Claim: default(none) with every variable listed changes nothing else.
// Source: semantics.md §8; OpenMP 5.2 §5.4.1.
static int gain = 3;

void amplify(int n, float *signal)
{
    const int offset = 2;
    float t;

#pragma omp parallel for default(none) shared(signal, n, gain, offset) private(t) //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        t = signal[i] + (float)offset;
        signal[i] = t * (float)gain;
    }
}

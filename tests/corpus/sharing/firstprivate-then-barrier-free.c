// Claim: the loop's barrier orders the copies made for firstprivate before the later write of the original.
// Source: semantics.md §4 and §8; OpenMP 5.2 §5.4.4.
int main(void)
{
    int scale = 2;
    int out[24];

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp for firstprivate(scale)
        for (int i = 0; i < 24; i++)
            out[i] = scale * i;
#pragma omp single
        scale = 9;
    }
    return out[23] + scale;
}

// Claim: a worksharing loop's firstprivate reads the original in each thread, so a write of another thread without
// a barrier races with it. Source: semantics.md §8; OpenMP 5.2 §5.4.4.
int main(void)
{
    int scale = 2;
    int out[24];

#pragma omp parallel //@ RACE witness T<=2
    {
#pragma omp for firstprivate(scale) nowait //@ race(scale)
        for (int i = 0; i < 24; i++)
            out[i] = scale * i;
#pragma omp single
        scale = 9; //@ race(scale)
    }
    return out[23] + scale;
}

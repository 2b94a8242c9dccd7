// Claim: what stands behind the source is known to nobody, nor is what an iteration does that no sink waits for.
// Source: semantics.md §6 (what precedes source(i))
int main(void)
{
    int a[4] = {0};

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
    {
#pragma omp for schedule(static, 1) ordered(1) nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered depend(sink : i - 1)
            int here = a[i];
#pragma omp ordered depend(source)
            a[i + 2] = here; //@ race(a)
        }
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 2; i++) {
            if (i == 1)
                a[2] = 1; //@ race(a)
        }
    }
    return a[0];
}

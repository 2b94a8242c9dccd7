// Claim: what a thread does behind the loop comes after all that its sinks have waited for.
// Source: semantics.md §6 (what precedes source(i) is before what follows sink(i)), §10 (PO)
int main(void)
{
    int a[4] = {0};

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
#pragma omp for schedule(static, 1) ordered(1) nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered depend(sink : i - 1)
            int here = a[i];
#pragma omp ordered depend(source)
            a[i + 2] = here;
        }
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 2; i++) {
            if (i == 1)
                a[0] = 1;
        }
    }
    return a[0];
}

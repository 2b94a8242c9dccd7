// Claim: order goes on from hand-over to hand-over: what the first section wrote is known to the third by way of the second.
// Source: semantics.md §6 (release/acquire), §10 (HB is transitive); OpenMP 5.2 §1.4.5
static int data, first, second, seen;

int main(void)
{
#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        {
            data = 42;
#pragma omp atomic write release
            first = 1;
        }
#pragma omp section
        {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = first;
            }
#pragma omp atomic write release
            second = 1;
        }
#pragma omp section
        {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = second;
            }
            seen = data;
        }
    }
    return seen;
}

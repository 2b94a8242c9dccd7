// Claim: the barrier at the end of a worksharing loop must be reached by all threads too.
// Source: semantics.md §4 (implicit barriers); OpenMP 5.2 §11 (restrictions).
#include <omp.h>

int main(void)
{
    int a[32] = {0};

#pragma omp parallel //@ UNKNOWN(misaligned-barrier)
    {
        if (omp_get_thread_num() < 2) {
#pragma omp for //@ message(misaligned-barrier)
            for (int i = 0; i < 32; i++)
                a[i] = i;
        }
    }
    return a[1];
}

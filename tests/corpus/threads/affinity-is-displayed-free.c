// Claim: threads that display their affinity read the format that they are given, and nothing else of the program.
// Source: OpenMP 5.2 §18.3.8 to §18.3.10.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    char format[16] = "%n of %N";

#pragma omp parallel //@ RACE_FREE
    {
        if (omp_get_thread_num() == 0)
            omp_display_affinity(format);
    }
    omp_set_affinity_format(format);
    return 0;
}

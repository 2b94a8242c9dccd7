// Claim: a thread that displays its affinity reads the format, which another one may not change meanwhile.
// How much of the text it reads is not followed. Source: OpenMP 5.2 §18.3.10; semantics.md §9.
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
    char format[16] = "%n of %N";

#pragma omp parallel //@ RACE
    {
        if (omp_get_thread_num() == 0)
            omp_display_affinity(format); //@ race(format) possible
        else
            format[0] = 'n'; //@ race(format) possible
    }
    return 0;
}

// Claim: a pointer that another function of the text set to a thread's copy may lead to it; so may one that it was handed out by.
// Source: semantics.md §5; docs/decisions/0029
#include <omp.h>
static int counter[4];
#pragma omp threadprivate(counter)
static int *kept;

void keep(void) { kept = counter; }

void use(void)
{
#pragma omp parallel //@ RACE_FREE_IF(no-overlap counter kept)
    {
        if (omp_get_thread_num() == 1)
            kept[0] = 1;
        counter[0] = 1;
    }
}

static int handed[4];
#pragma omp threadprivate(handed)
void get(int **p) { *p = handed; }

void use_argument(int *p)
{
#pragma omp parallel //@ RACE_FREE_IF(no-overlap handed p)
    {
        if (omp_get_thread_num() == 1)
            p[0] = 1;
        handed[0] = 1;
    }
}

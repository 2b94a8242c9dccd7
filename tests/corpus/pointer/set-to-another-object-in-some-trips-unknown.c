// Claim: a pointer that some trip or the last one sets to another object does not stay in the one that it led to before.
// Source: semantics.md §9.
void set_in_a_trip(int n, const int *restrict chosen, int *restrict own, int *restrict common)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
    for (int i = 0; i < n; i++) {
        int *p = own + i;
        for (int k = 0; k < n; k++) {
            if (chosen[k])
                p = common;
        }
        *p = i;
    }
}

void set_by_the_last_trip(int n, const int *restrict chosen, int *restrict own, int *restrict common)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
    for (int i = 0; i < n; i++) {
        int *p = own + i;
        for (int k = 0; k < n; k++) {
            if (chosen[k] == 2) {
                p = common;
                break;
            }
        }
        *p = i;
    }
}

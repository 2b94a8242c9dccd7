// Claim: a pointer to a variable of the loop body points to the thread's own object.
// Source: semantics.md §8 and §9.
int main(void)
{
    int result[25];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 25; i++) {
        int local = i;
        int *p = &local;
        while (*p % 5 != 0)
            *p += 1;
        result[i] = local;
    }
    return result[1];
}

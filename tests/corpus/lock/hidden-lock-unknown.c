// Claim: a function that is not known but called a lock may exclude: no race is claimed, and nothing is proved.
// Source: semantics.md §1 (what is not understood is never dropped), §6.
extern void hold_lock(void);
extern void drop_lock(void);

int main(void)
{
    int total = 0;

#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
    for (int i = 0; i < 8; i++) {
        hold_lock();
        total += i;
        drop_lock();
    }
    return total;
}

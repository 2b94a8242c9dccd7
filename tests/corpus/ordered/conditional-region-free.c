// Claim: accesses inside conditional ordered regions are ordered: both iterations execute one.
// Source: semantics.md §6 (ordered), §10 (ORD)
int main(void)
{
    int sum = 0, last = 0;

#pragma omp parallel for ordered schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < 20; i++) {
        if (i % 2 == 0) {
#pragma omp ordered
            {
                sum += i;
                last = i;
            }
        }
    }
    return (sum + last) & 127;
}

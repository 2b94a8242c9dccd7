// Claim: with its barrier, an ordered loop in a sequential loop is in order within each encounter and across them.
// Source: semantics.md §6 (ordered), §4 (barriers in loops)
int main(void)
{
    int sum = 0;

#pragma omp parallel //@ RACE_FREE
    for (int k = 0; k < 3; k++) {
#pragma omp for ordered schedule(static, 1)
        for (int i = 0; i < 20; i++) {
#pragma omp ordered
            sum += i;
        }
    }
    return sum & 127;
}

// Claim: an iteration that does not execute an ordered region is not ordered.
// Source: semantics.md §6 (for iterations with an ordered region), §10 (ORD)
int main(void)
{
    int sum = 0, last = 0;

#pragma omp parallel for ordered schedule(dynamic) //@ RACE
    for (int i = 0; i < 20; i++) {
        last = i; //@ race(last)
        if (i % 2 == 0) {
#pragma omp ordered
            sum += i;
        }
    }
    return (sum + last) & 127;
}

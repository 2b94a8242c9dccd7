// Claim: two ordered constructs in the branches of an if are one region an iteration, and all of them are in order.
// Source: semantics.md §6 (token = loop construct and encounter); OpenMP 5.2 §15.10.2
int main(void)
{
    int sum = 0;

#pragma omp parallel for ordered schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < 20; i++) {
        if (i % 3 == 0) {
#pragma omp ordered
            sum += i;
        } else {
#pragma omp ordered
            sum -= i;
        }
    }
    return sum & 127;
}

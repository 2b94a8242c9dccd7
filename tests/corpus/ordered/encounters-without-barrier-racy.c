// Claim: encounters of one ordered loop without a barrier between them are different loops as far as order goes.
// Source: semantics.md §6 (token = loop construct and encounter)
int main(void)
{
    int sum = 0;

#pragma omp parallel //@ RACE
    for (int k = 0; k < 3; k++) {
#pragma omp for ordered schedule(dynamic) nowait
        for (int i = 0; i < 20; i++) {
#pragma omp ordered
            sum += i; //@ race(sum)
        }
    }
    return sum & 127;
}

// Claim: what an iteration does before its ordered region is before what a later one does behind its own.
// Source: semantics.md §6 (ordered), §10 (ORD)
int main(void)
{
    int a[20], b[20];
    int turn = 0;

    b[0] = 0;
#pragma omp parallel for ordered schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < 20; i++) {
        a[i] = i * i;
#pragma omp ordered
        turn += i;
        if (i > 0)
            b[i] = a[i - 1];
    }
    return (b[19] + turn) & 127;
}

// Claim: with sinks two and three back the neighbour is the one iteration that is not waited for.
// Source: semantics.md §6 (transitively through iterations that exist)
int main(void)
{
    int a[40];

    for (int i = 0; i < 40; i++)
        a[i] = i;
#pragma omp parallel for ordered(1) schedule(dynamic) //@ RACE
    for (int i = 7; i < 40; i++) {
#pragma omp ordered depend(sink : i - 2) depend(sink : i - 3)
        a[i] = a[i - 1] + 1; //@ race(a)
#pragma omp ordered depend(source)
    }
    return a[39] & 127;
}

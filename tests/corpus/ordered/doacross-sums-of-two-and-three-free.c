// Claim: with sinks two and three back every iteration is told of all but its neighbour: distances are sums of two and three.
// Source: semantics.md §6 (transitively through iterations that exist)
int main(void)
{
    int a[40];

    for (int i = 0; i < 40; i++)
        a[i] = i;
#pragma omp parallel for ordered(1) schedule(dynamic) //@ RACE_FREE
    for (int i = 7; i < 40; i++) {
#pragma omp ordered depend(sink : i - 2) depend(sink : i - 3)
        a[i] = a[i - 2] + a[i - 5] + a[i - 7];
#pragma omp ordered depend(source)
    }
    return a[39] & 127;
}

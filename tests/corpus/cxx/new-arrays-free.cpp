// Claim: two new-expressions give two objects, whatever the distance of the subscripts.
// Source: semantics.md §9 (allocation sites).
int main(int argc, char **)
{
    int n = argc + 10;
    long *to = new long[n];
    long *from = new long[n + 1]();

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; ++i)
        to[i] = from[i + 1] - from[i];
    delete[] to;
    delete[] from;
    return 0;
}

// Claim: two nodes of a graph may have a neighbour in common: what the rows of a table list is no permutation.
// Source: docs/decisions/0029; semantics.md §1, §10.
void mark(int *restrict seen, const int *restrict first, const int *restrict neighbour, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        for (int k = first[i]; k < first[i + 1]; k++)
            seen[neighbour[k]] = i; //@ race(seen)
}

// Claim: sums are collected by a table because its values occur more than once, as a rule: that they differ is no condition, but some tables
// list each element once.
// Source: docs/decisions/0029; semantics.md §1, §10.
void count(int *restrict bins, const int *restrict of, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        bins[of[i]] += 1; //@ race(bins) possible
}

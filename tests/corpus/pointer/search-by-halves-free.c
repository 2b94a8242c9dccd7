// Claim: a search that halves what two pointers enclose reads the table that it was given, whatever it finds there.
// Source: C11 §6.5.6p8; semantics.md §9.
static const int *lower_bound(const int *first, const int *last, int value)
{
    unsigned long count = last - first;

    while (count > 0) {
        unsigned long step = count / 2;
        const int *it = first + step;
        if (*it < value) {
            first = ++it;
            count -= step + 1;
        } else {
            count = step;
        }
    }
    return first;
}

void locate(int n, const int *restrict table, int *restrict place)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        place[i] = lower_bound(table, table + n, i) - table;
}

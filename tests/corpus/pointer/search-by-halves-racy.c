// Claim: what a search by halves finds may be one place for two values.
// Source: C11 §6.5.6p8; semantics.md §9.
static int *lower_bound(const int *keys, int *first, int *last, int value)
{
    unsigned long count = last - first;

    while (count > 0) {
        unsigned long step = count / 2;
        if (keys[step] < value) {
            first += step + 1;
            count -= step + 1;
        } else {
            count = step;
        }
    }
    return first;
}

void locate(int n, const int *restrict keys, int *restrict place)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        *lower_bound(keys, place, place + n, i) = i; //@ race(place) possible
}

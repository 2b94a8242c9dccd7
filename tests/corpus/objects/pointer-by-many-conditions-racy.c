// Claim: a pointer that depends on more conditions than are followed may meet what is written there.
// Source: docs/decisions/0007
struct point {
    double energy, value;
};

static int place(const int *list, int i, int n)
{
    int low = 0, high = n - 1;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (list[middle] > i)
            high = middle;
        else
            low = middle;
    }
    return low;
}

static const struct point *chosen(const struct point *grid, const int *list, int i, int n, int kind)
{
    const struct point *low;
    int at = -1;
    if (kind == 0)
        at = place(list, i, n);
    else if (kind == 1)
        at = i / 3 + place(list, i + 1, n);
    else if (kind == 3)
        at = place(list, i + 2, n) == 3 ? list[i] : place(list, i + 3, n);
    if (kind == 2)
        low = list[at * 7 + i] == n - 1 ? &grid[i * n + list[at * 7 + i] - 1] : &grid[i * n + list[at * 7 + i]];
    else {
        int from = list[at * 7 + i], to = at == n - 1 ? n - 1 : list[(at + 1) * 7 + i] + 1, lower;
        if (grid[i * n + from].energy >= i)
            lower = 0;
        else if (grid[i * n + to].energy <= i)
            lower = n - 1;
        else
            lower = place(list, i, to) + place(list, from, to + 1);
        if (lower == from)
            lower = list[lower * 7 + to] == at ? list[lower * 5 + at] : place(list, to + from, lower + 1);
        low = lower == n - 1 ? &grid[i * n + lower - 1] : &grid[i * n + lower];
    }
    return low + 1;
}

void gather(struct point *restrict grid, const int *restrict list, int n, int kind)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < list[i]; j++)
            sum += chosen(grid, list, i, n, kind)->value; //@ race(grid) possible
        grid[i].value = sum; //@ race(grid) possible
    }
}

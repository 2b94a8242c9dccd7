// Claim: a function that finds an element or nothing is asked first.
// Source: C11 §6.5.9; semantics.md §9.
int g[64];
int b[64];

int *find(int i)
{
    if (i % 2 == 0)
        return 0;
    return &g[i];
}

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        int *found = find(i);
        if (found)
            *found = i;
        else
            b[i] = i;
    }
    return b[0] + g[1];
}

// Claim: after `continue` for odd i only even elements are written and odd ones read.
// Source: semantics.md §2 (continue).
int main(void)
{
    int a[101];

    for (int i = 0; i <= 100; i++)
        a[i] = i;
#pragma omp parallel for schedule(static, 1) //@ RACE_FREE
    for (int i = 0; i < 100; i++) {
        if (i % 2)
            continue;
        a[i] = a[i + 1];
    }
    return a[0];
}

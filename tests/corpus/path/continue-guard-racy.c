// Claim: `continue` for every third i leaves neighbours that write and read one element.
// Source: semantics.md §2 (continue).
int main(void)
{
    int a[101];

    for (int i = 0; i <= 100; i++)
        a[i] = i;
#pragma omp parallel for schedule(static, 1) //@ RACE witness T<=2
    for (int i = 0; i < 100; i++) {
        if (i % 3 == 2)
            continue;
        a[i] = a[i + 1]; //@ race(a)
    }
    return a[0];
}

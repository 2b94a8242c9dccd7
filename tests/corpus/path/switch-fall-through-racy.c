// Claim: a missing break lets case 1 write what case 0 of the neighbour reads.
// Source: semantics.md §2 (switch, break).
int main(void)
{
    int a[91] = {0}, b[91];

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 90; i++) {
        switch (i % 3) {
        case 0:
            a[i] = a[i + 1]; //@ race(a)
            break;
        case 1:
            b[i] = a[i];
        default:
            a[i] = 0; //@ race(a)
        }
    }
    return a[0] + b[1];
}

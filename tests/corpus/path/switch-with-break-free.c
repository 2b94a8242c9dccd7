// Claim: the cases of a switch on i % 3 touch different residue classes.
// Source: semantics.md §2 (switch, break).
int main(void)
{
    int a[91] = {0}, b[91];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 90; i++) {
        switch (i % 3) {
        case 0:
            a[i] = a[i + 1];
            break;
        case 1:
            b[i] = a[i];
            break;
        default:
            a[i] = 0;
        }
    }
    return a[0] + b[1];
}

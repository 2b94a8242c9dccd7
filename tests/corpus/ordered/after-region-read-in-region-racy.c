// Claim: what follows the ordered region of an iteration is not ordered with the ordered regions of later ones.
// Source: semantics.md §6 (up to its ordered region's end), §10 (ORD)
int main(void)
{
    int a[20];
    int sum = 0;

    a[0] = 0;
#pragma omp parallel for ordered schedule(dynamic) //@ RACE witness T<=2
    for (int i = 1; i < 20; i++) {
#pragma omp ordered
        sum += a[i - 1]; //@ race(a)
        a[i] = i; //@ race(a)
    }
    return sum & 127;
}

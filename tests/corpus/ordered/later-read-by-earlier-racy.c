// Claim: order goes from earlier iterations to later ones: an earlier one that reads behind its region what a later one writes is free to meet it.
// Source: semantics.md §6 (for i < j), §10 (ORD)
int main(void)
{
    int a[21];
    int sum = 0;

    a[20] = 0;
#pragma omp parallel for ordered schedule(dynamic) //@ RACE
    for (int i = 0; i < 20; i++) {
        int next;
#pragma omp ordered
        sum += i;
        next = a[i + 1]; //@ race(a)
        a[i] = next; //@ race(a)
    }
    return sum & 127;
}

// Claim: what precedes the ordered region of an iteration does not wait for earlier iterations.
// Source: semantics.md §6 (before j's ordered region and what follows it), §10 (ORD)
int main(void)
{
    int a[20];
    int sum = 0;

    a[0] = 0;
#pragma omp parallel for ordered schedule(dynamic) //@ RACE witness T<=2
    for (int i = 1; i < 20; i++) {
        int before = a[i - 1]; //@ race(a)
#pragma omp ordered
        {
            a[i] = i; //@ race(a)
            sum += before;
        }
    }
    return sum & 127;
}

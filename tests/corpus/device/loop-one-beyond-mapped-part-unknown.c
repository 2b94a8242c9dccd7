// Claim: a loop that goes one element beyond what is mapped leaves the device's storage for some n. Source: OpenMP 5.2 §5.8.3
void clear(int *q, int n)
{
#pragma omp target teams distribute parallel for map(tofrom : q[0 : n]) //@ UNKNOWN(not-conforming)
    for (int i = 0; i <= n; i++)
        q[i] = 0; //@ message(outside-section)
}

// Claim: accesses of the mapped part are within the device's storage. Source: OpenMP 5.2 §5.8.3
int q[100];

int main(void)
{
#pragma omp target map(tofrom : q[20 : 20]) //@ RACE_FREE
    for (int i = 20; i < 40; i++)
        q[i] = i;
    return 0;
}

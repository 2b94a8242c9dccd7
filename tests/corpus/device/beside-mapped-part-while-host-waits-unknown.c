// Claim: on the device there is storage for the mapped part alone, also where the host waits for the region. Source: OpenMP 5.2 §5.8.3
int q[100];

int main(void)
{
#pragma omp target map(tofrom : q[0 : 10]) //@ UNKNOWN(not-conforming)
    q[30] = 1; //@ message(outside-section)
    return 0;
}

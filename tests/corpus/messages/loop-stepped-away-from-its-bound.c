// Claim: with < the variable of a worksharing loop must grow: another step is not canonical.
// Source: OpenMP 5.2 §4.4.1.
int a[100];

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
    for (int i = 99; i < 100; i--) //@ message(not-canonical)
        a[0] = i;
    return a[0];
}

// Claim: a target region that nobody waits for inside of the critical construct may be executed while another one is.
// Source: semantics.md §6; OpenMP 5.2 §13.8, §15.2
int x;

int main(void)
{
#pragma omp parallel //@ RACE
    {
#pragma omp critical
        {
#pragma omp target map(tofrom : x) nowait //@ race(x)
            {
                x++; //@ race(x)
            }
        }
    }
    return 0;
}

// Claim: an int below 0 that is divided by an unsigned number, and set to the quotient, is not 0; by a signed one of more bits it is.
// Source: C11 §6.3.1.8, §6.5.16.2
int x;

int main(void)
{
    int q = -1;
    int s = -1;
    unsigned u = 10;

    q /= 2u;
    s /= 2L;
    u /= -1;
#pragma omp parallel //@ RACE_FREE
    {
        if (q == 0 || s != 0 || u != 0)
            x = 1;
    }
    return x;
}

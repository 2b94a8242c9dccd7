// Claim: an int below 0 that is divided by an unsigned number, and set to the quotient, is a large number before: -1 becomes 2147483647.
// Source: C11 §6.3.1.8, §6.5.16.2
int x;

int main(void)
{
    int q = -1;
    int r = -7;

    q /= 2u;
    r %= 3u;
#pragma omp parallel //@ RACE
    {
        if (q == 2147483647 && r == 0)
            x = 1; //@ race(x)
    }
    return x;
}

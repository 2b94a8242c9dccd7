// Claim: a factor that shares a divisor with the modulus maps several iterations to one residue.
// Source: semantics.md §2 (integer arithmetic is exact, also %).
int main(void)
{
    int ring[16];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 16; i++)
        ring[(6 * i + 3) % 16] = i; //@ race(ring)
    return ring[3];
}

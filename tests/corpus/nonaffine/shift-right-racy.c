// Claim: a right shift by three gives eight neighbours one flag byte.
// Source: semantics.md §2 (shifts).
int main(void)
{
    unsigned char flags[8] = {0};

#pragma omp parallel for //@ RACE witness T<=2
    for (int bit = 0; bit < 64; bit++)
        flags[bit >> 3] |= (unsigned char)(1u << (bit & 7)); //@ race(flags)
    return flags[0];
}

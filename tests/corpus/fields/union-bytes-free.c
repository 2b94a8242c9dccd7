// Claim: two bytes of a union's array are two locations.
// Source: semantics.md §9 (byte ranges).
union status {
    unsigned word;
    unsigned char byte[4];
};

int main(void)
{
    union status s;

    s.word = 0;
#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        s.byte[0] = 5;
#pragma omp section
        s.byte[3] = 7;
    }
    return s.byte[0];
}

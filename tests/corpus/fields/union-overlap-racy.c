// Claim: the members of a union overlap: a byte of the word is part of the word.
// Source: semantics.md §9 (union members overlap; byte ranges).
union status {
    unsigned word;
    unsigned char byte[4];
};

int main(void)
{
    union status s;

    s.word = 0;
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        s.word = 0xffffu; //@ race(s)
#pragma omp section
        s.byte[3] = 7; //@ race(s)
    }
    return s.byte[0];
}

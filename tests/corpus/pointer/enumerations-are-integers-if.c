// Claim: an enumeration, an int and an unsigned may be the same memory, whatever they are named.
// Source: ISO C11 6.5p7, 6.7.2.2p4.
enum color { RED, GREEN };
typedef enum color hue;
typedef const unsigned number;

void fill(hue *x, number *y, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap x y)
    for (int i = 0; i < n; i++)
        x[i] = y[i + 1];
}

// Claim: an object without constructors that is filled before it is read becomes private. Source: OpenMP 5.2 §5.4.3
#include <cstdio>

struct Cell {
    int row, column;
};

int main()
{
    int out[32], sum = 0;
    Cell c;

#pragma omp parallel for //@ RACE fix(c: private) offers(c: local-declaration)
    for (int i = 0; i < 32; ++i) {
        c.row = i / 8;                     //@ race(c)
        c.column = i % 8;                  //@ race(c)
        out[i] = c.row * 100 + c.column;   //@ race(c)
    }
    for (int i = 0; i < 32; ++i)
        sum += out[i] * (i + 1);
    std::printf("%d\n", sum);
    return 0;
}

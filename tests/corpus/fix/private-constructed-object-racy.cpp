// Claim: a private copy of an object with a constructor starts as its constructor leaves it, not as the original is.
// Source: OpenMP 5.2 §5.4.3 (default-initialised)
#include <cstdio>

struct Scale {
    int factor = 1, shift = 0;
};

int main()
{
    int out[20], sum = 0;
    Scale s;
    s.factor = 7;

#pragma omp parallel for //@ RACE fix(s: firstprivate) nofix(s: private) nofix(s: local-declaration)
    for (int i = 0; i < 20; ++i) {
        s.shift = i;                         //@ race(s)
        out[i] = s.factor * i + s.shift;     //@ race(s)
    }
    for (int i = 0; i < 20; ++i)
        sum += out[i] * (i + 1);
    std::printf("%d\n", sum);
    return 0;
}

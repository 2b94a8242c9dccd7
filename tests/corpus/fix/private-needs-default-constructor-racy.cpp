// Claim: an object without a default constructor is not private, but can be firstprivate. Source: OpenMP 5.2 §5.4.3, §5.4.4 (restrictions)
#include <cstdio>

struct Weight {
    int value;
    explicit Weight(int v) : value(v) {}
};

int main()
{
    int out[20], sum = 0;
    Weight w(3);

#pragma omp parallel for //@ RACE fix(w: firstprivate) nofix(w: private) nofix(w: local-declaration) nofix(w: lastprivate)
    for (int i = 0; i < 20; ++i) {
        w.value = i * 3;             //@ race(w)
        out[i] = w.value + i;        //@ race(w)
    }
    for (int i = 0; i < 20; ++i)
        sum += out[i] * (i + 1);
    std::printf("%d\n", sum);
    return 0;
}

// Claim: a member function adds to its object's member: an atomic update, or a reduction, which C++ allows there.
// Source: OpenMP 5.2 §5.5.8, §15.8.4
#include <cstdio>

struct Meter {
    int level = 2;

    void add(int n)
    {
#pragma omp parallel for //@ RACE fix(level: reduction|atomic) nofix(level: private) nofix(level: lastprivate)
        for (int i = 0; i < n; ++i)
            level += i % 5; //@ race
    }
};

int main()
{
    Meter m;
    m.add(30);
    std::printf("%d\n", m.level);
    return 0;
}

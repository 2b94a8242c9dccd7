// Claim: the maximum of elements that a container's operator yields is a reduction: the operator changes nothing.
// Source: OpenMP 5.2 §5.5.5
#include <cstdio>
#include <vector>

int main()
{
    std::vector<double> v(100);
    for (int i = 0; i < 100; ++i)
        v[i] = i * 37 % 23;
    double top = -1;
#pragma omp parallel for //@ RACE fix(top: reduction)
    for (int i = 0; i < 100; ++i)
        if (v[i] > top) //@ race(top) possible
            top = v[i]; //@ race(top) possible
    std::printf("%.1f\n", top);
}

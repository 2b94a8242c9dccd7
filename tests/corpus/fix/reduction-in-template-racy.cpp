// Claim: a sum in a function template is a reduction in each of its instances. Source: OpenMP 5.2 §5.5.8
#include <cstdio>

template <typename T>
T total(const T *values, int n)
{
    T sum = 0;
#pragma omp parallel for //@ RACE fix(sum: reduction)
    for (int i = 0; i < n; ++i)
        sum += values[i]; //@ race(sum)
    return sum;
}

int main()
{
    int a[24];
    for (int i = 0; i < 24; ++i)
        a[i] = i * 5 % 7;
    std::printf("%d\n", total(a, 24));
    return 0;
}

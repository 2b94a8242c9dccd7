// Claim: the type of a sum in a template depends on its arguments, so that no declaration of one type can stand for it.
// Source: OpenMP 5.2 §5.5.5; C++17 §17.8
#include <cstdio>

template <typename T>
void add(const T *v, int n, T *sum)
{
#pragma omp parallel for //@ RACE nofix(sum: reduction) offers(sum: atomic)
    for (int i = 0; i < n; ++i)
        *sum += v[i]; //@ race
}

int main()
{
    double a[10], s = 0;
    for (int i = 0; i < 10; i++)
        a[i] = i * 0.25;
    add(a, 10, &s);
    std::printf("%.2f\n", s);
}

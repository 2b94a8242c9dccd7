// Claim: a temporary of a function template is private in all of its instances, whose types differ. Source: OpenMP 5.2 §5.4.3
#include <cstdio>

template <typename T>
T total(const T *values, int n)
{
    T sum = 0;
    T t;
#pragma omp parallel for reduction(+ : sum) //@ RACE fix(t: private|local-declaration) offers(t: private) nofix(t: reduction)
    for (int i = 0; i < n; ++i) {
        t = values[i] * 2; //@ race(t)
        sum += t + 1;      //@ race(t)
    }
    return sum;
}

int main()
{
    int a[24];
    double b[24];
    for (int i = 0; i < 24; ++i) {
        a[i] = i * 5 % 7;
        b[i] = a[i] + 0.5;
    }
    std::printf("%d %.1f\n", total<int>(a, 24), total<double>(b, 24));
    return 0;
}

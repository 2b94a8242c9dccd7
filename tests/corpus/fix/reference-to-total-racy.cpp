// Claim: a reference declared outside is another name of the total: its update is protected, its copy would help nobody.
// Source: OpenMP 5.2 §5.1.1, §15.8.4
#include <cstdio>

int main()
{
    int total = 1;
    int &sum = total;

#pragma omp parallel for //@ RACE nofix(sum: private) nofix(sum: firstprivate) nofix(sum: lastprivate)
    for (int i = 0; i < 40; i++)
        sum += i % 9; //@ race
    std::printf("%d\n", total);
    return 0;
}

// Claim: the scope of a lock guard holds the mutex to its end: no barrier may stand in it. Behind it one may.
// Source: OpenMP 5.2 §15.3.1; C++17 [thread.lock.guard]
#include <cstdio>
#include <mutex>

static std::mutex mutex;

int main()
{
    const int n = 20;
    int factor = 0, shift = 0, met = 0, sum = 0, b[n];

#pragma omp parallel num_threads(4) //@ RACE nofix(factor: single) offers(shift: single)
    {
        {
            std::lock_guard<std::mutex> hold(mutex);
            met = 1;
#pragma omp master
            factor = 6;                     //@ race(factor)
        }
#pragma omp master
        shift = 2;                          //@ race(shift)
#pragma omp for
        for (int i = 0; i < n; i++)
            b[i] = i * factor + shift;      //@ race(factor) race(shift)
    }
    for (int i = 0; i < n; i++)
        sum += b[i] * (i + 1);
    std::printf("%d %d\n", sum, met);
    return 0;
}

// Claim: a guard object releases its lock at the end of its block.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <mutex>

int main()
{
    std::mutex mutex;
    int total = 0, rest = 0;
#pragma omp parallel //@ RACE
    {
        {
            std::lock_guard<std::mutex> guard(mutex);
            total++;
        }
        rest++; //@ race(rest)
    }
    return total + rest;
}

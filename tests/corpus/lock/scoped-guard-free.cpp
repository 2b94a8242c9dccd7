// Claim: a guard object holds its lock to the end of its block.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>
#include <mutex>

class Lock {
    omp_lock_t gate;
public:
    Lock() { omp_init_lock(&gate); }
    ~Lock() { omp_destroy_lock(&gate); }
    void set() { omp_set_lock(&gate); }
    void unset() { omp_unset_lock(&gate); }
};

class Guard {
    Lock &lock;
public:
    explicit Guard(Lock &l) : lock(l) { lock.set(); }
    ~Guard() { lock.unset(); }
};

int main()
{
    Lock lock;
    std::mutex mutex;
    int total = 0, rest = 0;
#pragma omp parallel //@ RACE_FREE
    {
        Guard guard(lock);
        total++;
    }
#pragma omp parallel //@ RACE_FREE
    {
        std::lock_guard<std::mutex> guard(mutex);
        rest++;
    }
    return total + rest;
}

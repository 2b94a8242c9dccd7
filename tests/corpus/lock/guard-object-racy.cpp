// Claim: the guard is destroyed at the end of its block, before the update. Source: semantics.md §6, §9 (calls)
#include <omp.h>

struct Guard {
  omp_lock_t *lock;
  explicit Guard(omp_lock_t *l) : lock(l) { omp_set_lock(lock); }
  ~Guard() { omp_unset_lock(lock); }
};

static omp_lock_t lock;
static int sum;

int main() {
  omp_init_lock(&lock);
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    {
      Guard guard(&lock);
    }
    sum += i; //@ race(sum)
  }
  return sum;
}

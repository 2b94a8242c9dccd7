// Claim: a constructor is done before the object is published.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Config {
  int size;
  int depth;
  explicit Config(int n) : size(n), depth(2 * n) {}
};
static std::atomic<Config *> config;
static int r[12];

static Config *get() {
  Config *c = config.load(std::memory_order_acquire);
  if (!c) {
#pragma omp critical(make)
    {
      c = config.load(std::memory_order_relaxed);
      if (!c) {
        c = new Config(8);
        config.store(c, std::memory_order_release);
      }
    }
  }
  return c;
}

int main() {
#pragma omp parallel num_threads(12) //@ RACE_FREE
  r[omp_get_thread_num()] = get()->depth;
  return r[1] & 127;
}

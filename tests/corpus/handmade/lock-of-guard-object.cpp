// Claim: a lock is held as long as an object lives.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
class Spin {
  std::atomic_flag f = ATOMIC_FLAG_INIT;
public:
  void lock() { while (f.test_and_set(std::memory_order_acquire)) ; }
  void unlock() { f.clear(std::memory_order_release); }
};
struct Guard {
  Spin &s;
  explicit Guard(Spin &s) : s(s) { s.lock(); }
  ~Guard() { s.unlock(); }
};
static Spin spin;
static int x;
int main() {
#pragma omp parallel for num_threads(8) //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    Guard g(spin);
    x += i;
  }
  return x & 127;
}

// Claim: a message is a structure with its own flag; each thread passes one on to the next.
// Source: C++17 [atomics.order]; semantics.md §6
// Output: depends on the team size
#include <atomic>
#include <omp.h>

struct Message {
  int value = 0;
  std::atomic<int> full{0};
};

static Message box[4];

int main() {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    if (me > 0) {
      while (!box[me].full.load(std::memory_order_acquire))
        ;
    }
    box[me + 1].value = box[me].value + 1;
    box[me + 1].full.store(1, std::memory_order_release);
  }
  return box[1].value & 127;
}

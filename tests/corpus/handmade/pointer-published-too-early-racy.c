// Claim: what is written behind the publication of a pointer to it races with who follows the pointer.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>
#include <stddef.h>

static int n, r[4];
static _Atomic(int *) head;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      n = 7;
      atomic_store_explicit(&head, &n, memory_order_release);
      n = 8; //@ race(n)
    } else {
      int *p = atomic_load_explicit(&head, memory_order_acquire);
      if (p != NULL)
        r[omp_get_thread_num()] = *p; //@ race(n)
    }
  }
  return r[1] & 127;
}

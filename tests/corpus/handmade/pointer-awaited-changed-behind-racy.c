// Claim: who has waited for a pointer reads what it leads to beside who writes that again behind the publication.
// Source: C17 7.17.3; semantics.md §6
// Output: depends on the team size
#include <omp.h>
#include <stdatomic.h>

static int n, r[3];
static _Atomic(int *) head;

int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  if (omp_get_num_threads() > 1) {
    int me = omp_get_thread_num();
    if (me == 0) {
      n = 1;
      atomic_store(&head, &n);
      n = 2; //@ race(n)
    } else {
      int *p;
      do {
        p = atomic_load(&head);
      } while (!p);
      r[me] = *p; //@ race(n)
    }
  }
  return r[1] & 127;
}

// Claim: an unsigned flag may hold numbers larger than every signed one, which end a wait as well; what that orders is not followed.
// Source: C11 §6.2.5; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static unsigned long f;
static int d;

int main(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(waiting-loop)
  {
    unsigned long v;
    if (omp_get_thread_num() == 0) {
#pragma omp atomic write
      f = ~0UL;
      d = 1;
#pragma omp atomic write release
      f = 9;
    } else {
      do {
#pragma omp atomic read acquire
        v = f;
      } while (v < 9);
      d = 2;
    }
  }
  return d & 127;
}

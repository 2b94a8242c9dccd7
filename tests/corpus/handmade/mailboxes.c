// Claim: one thread collects what each of the others has put into its box, in turn.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int box[4], full[4], sum;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    if (me > 0) {
      box[me] = me;
#pragma omp atomic write release
      full[me] = 1;
    } else {
      for (int i = 1; i < all; i++) {
        do {
#pragma omp atomic read acquire
          v = full[i];
        } while (!v);
        sum += box[i];
      }
    }
  }
  return sum & 127;
}

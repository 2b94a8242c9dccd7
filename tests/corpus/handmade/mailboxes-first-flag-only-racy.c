// Claim: that the first box is full says nothing of the others.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int box[4], full[4], sum;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    if (me > 0) {
      box[me] = me; //@ race(box)
#pragma omp atomic write release
      full[me] = 1;
    } else {
      for (int i = 1; i < all; i++) {
        do {
#pragma omp atomic read acquire
          v = full[1];
        } while (!v);
        sum += box[i]; //@ race(box)
      }
    }
  }
  return sum & 127;
}

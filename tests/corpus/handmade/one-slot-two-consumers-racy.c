// Claim: a slot that two threads wait for may be emptied twice.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int s, u, sum;
int main(void) {
#pragma omp parallel num_threads(3) //@ RACE
  if (omp_get_num_threads() == 3) {
    int v;
    if (omp_get_thread_num() == 0) {
      for (int i = 0; i < 3; i++) {
        do {
#pragma omp atomic read acquire
          v = u;
        } while (v);
        s = i; //@ race(s)
#pragma omp atomic write release
        u = 1;
      }
    } else {
      for (int i = 0; i < 3; i++) {
        do { //@ message(waits-forever)
#pragma omp atomic read acquire
          v = u;
        } while (!v);
        sum += s; //@ race(sum) race(s)
#pragma omp atomic write release
        u = 0;
      }
    }
  }
  return sum & 127;
}
